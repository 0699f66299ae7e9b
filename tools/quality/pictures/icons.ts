import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { writeChanged } from './write-changed';

const source = 'app/icon.svg';

/** Draws the icons for browsers, phones and installed pages from app/icon.svg. */
export async function makeIcons(): Promise<void> {
  const svg = readFileSync(source, 'utf8');
  const square = fullBleed(svg);
  // A launcher may crop an icon to a circle of 80% of its width: the symbol stays well inside it.
  const maskable = fullBleed(svg, 0.86);
  const favicon = [32, 48].map(async (side) => ({ side, png: await draw(svg, side) }));

  writeChanged('app/favicon.ico', ico(await Promise.all(favicon)));
  writeChanged('app/apple-icon.png', await draw(square, 180, true));
  writeChanged('public/app-icons/icon-192.png', await draw(svg, 192));
  writeChanged('public/app-icons/icon-512.png', await draw(svg, 512));
  writeChanged('public/app-icons/icon-maskable-512.png', await draw(maskable, 512, true));
}

/** The icon with its background extended to the edges, and its symbol drawn at `scale`. */
export function fullBleed(svg: string, scale = 1): string {
  const [, open, ground, symbol] =
    /^(<svg[^>]*>)\s*(<rect[^>]*\/>)(.*<\/svg>)\s*$/s.exec(svg) ?? [];
  if (open === undefined || ground === undefined || symbol === undefined)
    throw new Error(
      `${source} must contain a <rect/> as its background and, after it, the symbol.`,
    );
  const about = `translate(16 16) scale(${scale}) translate(-16 -16)`;
  const edgeless = ground.replace(/ rx="[^"]*"/, '');
  return `${open}${edgeless}<g transform="${about}">${symbol.replace('</svg>', '</g></svg>')}`;
}

function draw(svg: string, side: number, opaque = false): Promise<Buffer> {
  const image = sharp(Buffer.from(svg), { density: (72 * side) / 32 }).resize(side, side);
  // Next.js reads the pictures of a favicon as RGBA only.
  return (opaque ? image.removeAlpha() : image.ensureAlpha()).png({ effort: 10 }).toBuffer();
}

const headerLength = 6;
const entryLength = 16;

/** Packs square PNG pictures, with sides of 1 to 256 pixels, into the bytes of a .ico file, in the order given. */
function ico(pictures: readonly { side: number; png: Buffer }[]): Buffer {
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
