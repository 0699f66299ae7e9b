const headerLength = 6;
const entryLength = 16;

/** Packs square PNG pictures, with sides of 1 to 256 pixels, into the bytes of a .ico file, in the order given. */
export function ico(pictures: readonly { side: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(headerLength);
  header.writeUInt16LE(1, 2); // An icon, not a cursor.
  header.writeUInt16LE(pictures.length, 4);
  let offset = headerLength + entryLength * pictures.length;
  const entries = pictures.map(({ side, png }) => {
    const entry = Buffer.alloc(entryLength);
    entry.writeUInt8(side % 256, 0); // One byte per side: 0 means 256.
    entry.writeUInt8(side % 256, 1);
    entry.writeUInt16LE(1, 4); // Colour planes.
    entry.writeUInt16LE(32, 6); // Bits per pixel.
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)]);
}
