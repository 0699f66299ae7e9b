import { zipSync, type Zippable } from 'fflate';

/** Files of a package, by path. */
export type PackageFiles = ReadonlyMap<string, Buffer | string>;

/** Formats that are already compressed, or that no compression makes much smaller. */
const compressedFile = /\.(avif|br|gz|jpe?g|jwe|png|webp|woff2|zip)$/i;

const regularFile = 0o100644;
const unix = 3;
/** Extra field for a time in UTC; without it `unzip` reads the zip's own time as local time. */
const extendedTime = 0x5455;

/** Packs files into a zip, all with the given time. The same files and time give the same bytes on every computer. */
export function zip(contents: PackageFiles, time: Date): Uint8Array {
  const files: Zippable = {};
  for (const path of [...contents.keys()].sort())
    files[path] = [
      Buffer.from(contents.get(path) as Buffer),
      {
        level: compressedFile.test(path) ? 0 : 9,
        mtime: new Date(1980, 0, 1),
        os: unix,
        attrs: regularFile << 16,
        extra: { [extendedTime]: utcTime(time) },
      },
    ];
  return stamped(zipSync(files), time);
}

function utcTime(time: Date): Uint8Array {
  const field = Buffer.alloc(5, 1);
  field.writeUInt32LE(time.getTime() / 1000, 1);
  return field;
}

/**
 * Writes the time into each entry in UTC. The zip library would use the local time zone, and where that skips an hour
 * in spring the bytes would differ.
 */
function stamped(bytes: Uint8Array, time: Date): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = bytes.length - endRecord;
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    view.setUint32(at + 12, dosTime(time), true);
    view.setUint32(view.getUint32(at + 42, true) + 10, dosTime(time), true);
    const lengths = [28, 30, 32].map((field) => view.getUint16(at + field, true));
    at += 46 + lengths.reduce((sum, length) => sum + length, 0);
  }
  return bytes;
}

/** Size in bytes of the record at the end of a zip without a comment. */
const endRecord = 22;

function dosTime(time: Date): number {
  const date =
    ((time.getUTCFullYear() - 1980) << 9) | ((time.getUTCMonth() + 1) << 5) | time.getUTCDate();
  const clock =
    (time.getUTCHours() << 11) | (time.getUTCMinutes() << 5) | (time.getUTCSeconds() >> 1);
  return ((date << 16) | clock) >>> 0;
}
