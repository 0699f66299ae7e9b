import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { isCompressedCopy } from '@/tools/file/listed-file';
import { mediaType } from '@/tools/site/serve/media-type';

/**
 * Answers like an object store: files by their exact names, without compressed copies, and 403 for all others.
 */
export function storeServer(site: string, basePath: string): Server {
  return createServer(({ url = '' }, response) => {
    const key = decodeURIComponent(new URL(url, 'http://store').pathname);
    const file = join(site, key.slice(basePath.length));
    const isIn = key.startsWith(`${basePath}/`) && !isCompressedCopy(file);
    if (!isIn || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(403, { 'Content-Type': 'application/xml' });
      response.end('<Error><Code>AccessDenied</Code></Error>');
      return;
    }
    const body = readFileSync(file);
    response.writeHead(200, {
      'Content-Type': mediaType(file),
      ETag: `"${createHash('md5').update(body).digest('hex')}"`,
      'Last-Modified': statSync(file).mtime.toUTCString(),
      'Content-Length': body.length,
      'x-amz-meta-mtime': '1790000000',
      'x-amz-request-id': 'tx00000000',
    });
    response.end(body);
  });
}
