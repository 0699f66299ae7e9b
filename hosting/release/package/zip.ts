import { zipSync, type Zippable } from 'fflate';

/** What lies in a package, by path. */
export type Contents = ReadonlyMap<string, Buffer | string>;

/** Bytes that no packer makes smaller. */
const packed = /\.(avif|br|gz|jpe?g|png|webp|woff2|zip)$/i;

const regularFile = 0o100644;
const unix = 3;

/** Packs files into a zip; the same files give the same bytes at any time, on every computer. */
export function zip(contents: Contents): Uint8Array {
  const files: Zippable = {};
  for (const path of [...contents.keys()].sort())
    files[path] = [
      Buffer.from(contents.get(path) as Buffer),
      {
        level: packed.test(path) ? 0 : 9,
        // The format's first day, as local time: it writes what a clock on the wall shows.
        mtime: new Date(1980, 0, 1),
        os: unix,
        attrs: regularFile << 16,
      },
    ];
  return zipSync(files);
}
