import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep, extname } from 'node:path';
import { showPath, type Path, type Problem } from '@/content/parse';
import { pictureFolders } from '@/content/schema/common';

/** The first bytes of each type of file. An SVG is text, recognised by its first tag. */
const kinds: readonly {
  name: string;
  endings: readonly string[];
  is: (bytes: Buffer) => boolean;
}[] = [
  { name: 'a PNG', endings: ['.png'], is: (bytes) => starts(bytes, '\x89PNG\r\n\x1a\n') },
  { name: 'a JPEG', endings: ['.jpg', '.jpeg'], is: (bytes) => starts(bytes, '\xff\xd8\xff') },
  {
    name: 'a WebP',
    endings: ['.webp'],
    is: (bytes) => starts(bytes, 'RIFF') && starts(bytes.subarray(8), 'WEBP'),
  },
  {
    name: 'an AVIF',
    endings: ['.avif'],
    is: (bytes) => /^ftyp(?:avif|avis|mif1|msf1)/.test(bytes.toString('latin1', 4, 12)),
  },
  { name: 'a GIF', endings: ['.gif'], is: (bytes) => starts(bytes, 'GIF8') },
  { name: 'a BMP', endings: ['.bmp'], is: (bytes) => starts(bytes, 'BM') },
  { name: 'a PDF', endings: ['.pdf'], is: (bytes) => starts(bytes, '%PDF') },
  {
    name: 'an SVG',
    endings: ['.svg'],
    is: (bytes) =>
      /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*|<!DOCTYPE[^>]*>\s*)*<svg[\s>]/i.test(
        bytes.toString('utf8').replace(/^\uFEFF/, ''),
      ),
  },
];

function starts(bytes: Buffer, text: string): boolean {
  return bytes.toString('latin1', 0, text.length) === text;
}

/** The real type of a file whose name says otherwise: "a JPEG", or "no picture". */
function mismatchedKind(name: string, bytes: Buffer): string | undefined {
  const ending = extname(name).toLowerCase();
  const kind = kinds.find(({ is }) => is(bytes));
  if (kind?.endings.includes(ending)) return undefined;
  return kind?.name ?? 'no picture';
}

/** Width and height in pixels. */
interface Size {
  width: number;
  height: number;
}

/** A picture below the public folder: what it is instead of what its name says, and its size if its header has it. */
interface Picture {
  mismatch: string | undefined;
  size: Size | undefined;
}

/** Problems of the pictures that a file names. */
type ImageCheck = (file: string, value: unknown) => Problem[];

/**
 * A check of the pictures that files name: missing below `publicDir`, wrong file type, or wrong size. It reads the
 * folder and each picture once.
 */
export function imageCheck(publicDir: string): ImageCheck {
  const pictures = new Map<string, Picture>();
  let present: readonly string[] | undefined;
  const readPicture = (src: string): Picture | undefined => {
    const known = pictures.get(src);
    if (known) return known;
    present ??= picturesIn(publicDir);
    if (!present.includes(src)) return undefined;
    const bytes = readFileSync(join(publicDir, src));
    const picture = { mismatch: mismatchedKind(src, bytes), size: sizeOf(src, bytes) };
    pictures.set(src, picture);
    return picture;
  };
  return (file, value) =>
    imagesIn(Object(value) as object).flatMap((image) => {
      const picture = readPicture(image.src);
      return picture
        ? judgePicture(file, image, picture)
        : [missingPicture(file, image, present ?? [])];
    });
}

function missingPicture(file: string, { path, src }: Image, present: readonly string[]): Problem {
  return {
    file,
    path: showPath([...path, 'src']),
    message: `There is no picture at public${src}.`,
    found: JSON.stringify(src),
    allowed: similarPictures(src, present),
  };
}

function judgePicture(
  file: string,
  { path, src, size }: Image,
  { mismatch, size: real }: Picture,
): Problem[] {
  const at = (key: string) => showPath([...path, key]);
  if (mismatch !== undefined)
    return [
      {
        file,
        path: at('src'),
        message: `The file at public${src} is ${mismatch}, not what its name says.`,
        found: JSON.stringify(src),
        allowed: savedAs(src),
      },
    ];
  if (real === undefined) return [];
  return (['width', 'height'] as const)
    .filter((key) => size[key] !== real[key])
    .map((key) => ({
      file,
      path: at(key),
      message: `The picture at public${src} has a different ${key}.`,
      found: String(size[key]),
      allowed: String(real[key]),
    }));
}

/** A picture that a file names, with the size that the file states. */
interface Image {
  path: Path;
  src: string;
  size: Size;
}

/** The pictures named anywhere in an object or a list; the schema reports a picture of invalid shape. */
function imagesIn(value: object, path: PropertyKey[] = [], found: Image[] = []): Image[] {
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1)
      imagesAt(index, value[index], path, found);
    return found;
  }
  const { src, width, height } = value as Record<string, unknown>;
  if (typeof src !== 'string' || typeof width !== 'number' || typeof height !== 'number')
    for (const key in value) imagesAt(key, (value as Record<string, unknown>)[key], path, found);
  else if (pictureFolders.some((folder) => src.startsWith(`/${folder}/`)))
    found.push({ path: [...path], src, size: { width, height } });
  return found;
}

function imagesAt(key: PropertyKey, value: unknown, path: PropertyKey[], found: Image[]): void {
  if (typeof value !== 'object' || value === null) return;
  path.push(key);
  imagesIn(value, path, found);
  path.pop();
}

/** The pictures below public/ as addresses, read from the folder because some disks do not distinguish "A" from "a". */
function picturesIn(publicDir: string): string[] {
  if (!existsSync(publicDir)) return [];
  return readdirSync(publicDir, { recursive: true, encoding: 'utf8' })
    .map((name) => `/${name.split(sep).join('/')}`)
    .filter((name) => /\.\w+$/.test(name))
    .sort();
}

function savedAs(src: string): string {
  return `a picture saved as ${src.slice(src.lastIndexOf('.') + 1).toUpperCase()}, or a name with the right extension`;
}

function similarPictures(src: string, present: readonly string[]): string {
  const folder = src.slice(0, src.lastIndexOf('/') + 1);
  const others = present.filter(
    (name) => name.startsWith(folder) && !name.slice(folder.length).includes('/'),
  );
  return others.join(', ') || `a file at public${src}`;
}

/** The size of a picture, from the header of a PNG or the first tag of an SVG; undefined for other types. */
function sizeOf(path: string, bytes: Buffer): Size | undefined {
  if (path.endsWith('.png'))
    return bytes.length < 24
      ? undefined
      : { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  return path.endsWith('.svg') ? svgSize(bytes.toString('utf8')) : undefined;
}

function svgSize(text: string): Size | undefined {
  const tag = /<svg\b[^>]*>/.exec(text)?.[0] ?? '';
  const number = (name: string) =>
    Number(new RegExp(`\\s${name}=["']([\\d.]+)(?:px)?["']`).exec(tag)?.[1]);
  const size = { width: number('width'), height: number('height') };
  if (size.width > 0 && size.height > 0) return size;
  const box = /\sviewBox=["']([^"']+)["']/
    .exec(tag)?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , width, height] = box ?? [];
  return width && height ? { width, height } : undefined;
}
