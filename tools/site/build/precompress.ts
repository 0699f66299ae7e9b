import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isText, mediaType } from '../serve/media-type';
import { releaseFilesBelow } from '@/tools/file/people-file';
import type { Progress } from '@/tools/file/progress';

const zip = promisify(gzip);
const brotli = promisify(brotliCompress);

/**
 * Writes a `.gz` and a `.br` next to every text file of an export, as small as the formats allow. Returns the number of
 * text files, and their total sizes uncompressed and compressed, in bytes.
 */
export async function precompress(outDir: string, progress: Progress) {
  const files = releaseFilesBelow(outDir).filter((file) => isText(mediaType(file)));
  const sum = { files: files.length, plain: 0, gzip: 0, brotli: 0 };
  // Several pages have the same lists: equal files are compressed once.
  const packed = new Map<string, ReturnType<typeof pack>>();
  const left = files.values();
  let done = 0;
  const work = async () => {
    for (const file of left) {
      const body = readFileSync(join(outDir, file));
      const hash = createHash('sha256').update(body).digest('base64');
      const packing = packed.get(hash) ?? pack(body);
      packed.set(hash, packing);
      const { gz, br } = await packing;
      writeFileSync(join(outDir, `${file}.gz`), gz);
      writeFileSync(join(outDir, `${file}.br`), br);
      sum.plain += body.length;
      sum.gzip += gz.length;
      sum.brotli += br.length;
      progress('compress', ++done, files.length);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return sum;
}

async function pack(body: Buffer) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [gz, br] = await Promise.all([zip(body, { level: 9 }), brotli(body, { params })]);
  // Not the system on which it was compressed, which this byte names (RFC 1952): the same release has the same bytes.
  gz[9] = 255;
  return { gz, br };
}
