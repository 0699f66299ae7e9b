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

/** Writes a `.gz` and a `.br` next to every text file of an export, as small as the formats allow. */
export async function precompress(outDir: string, progress: Progress): Promise<void> {
  const files = releaseFilesBelow(outDir).filter((file) => isText(mediaType(file)));
  const left = files.values();
  let done = 0;
  const work = async () => {
    for (const file of left) {
      await compress(join(outDir, file));
      progress('compress', ++done, files.length);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

async function compress(file: string): Promise<void> {
  const body = readFileSync(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [gz, br] = await Promise.all([zip(body, { level: 9 }), brotli(body, { params })]);
  // Not the system on which it was compressed, which this byte names (RFC 1952): the same release has the same bytes.
  gz[9] = 255;
  writeFileSync(`${file}.gz`, gz);
  writeFileSync(`${file}.br`, br);
}
