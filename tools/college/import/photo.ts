import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { normalizeId } from '@/lib/record/person';
import type { StudentRecord } from '@/content/schema/record/student-record';
import { noteOf, warningOf, type Report } from '@/tools/import/problem/data-problem';

type Photo = NonNullable<StudentRecord['student']['photo']>;

/** The most bytes of a photo, which everybody who opens the record loads. */
const mostBytes = 200_000;

/** The folder of photos below college/in, named by roll numbers or employee ids. */
const photoFolder = 'photos';

/** The photos of a college. Those of nobody are reported at the end. */
export class Photos {
  private readonly files = new Map<string, string>();

  constructor(
    private readonly folder: string,
    private readonly report: Report,
  ) {
    const names = existsSync(join(folder, photoFolder))
      ? readdirSync(join(folder, photoFolder))
      : [];
    for (const name of names.sort())
      if (isPhoto(`${photoFolder}/${name}`))
        this.files.set(normalizeId(name.slice(0, -extname(name).length)), name);
  }

  /** A profile with the photo of its person. One of an earlier import, whose file is gone, is taken out. */
  into<P extends { name: string; photo?: Photo | undefined }>(profile: P, id: string): P {
    const photo = this.of(id, profile.name);
    if (photo) return { ...profile, photo };
    const { photo: earlier, ...own } = profile;
    return earlier?.src.startsWith('data:') ? (own as unknown as P) : profile;
  }

  private of(id: string, name: string): Photo | undefined {
    const file = this.files.get(normalizeId(id));
    if (file === undefined) return undefined;
    this.files.delete(normalizeId(id));
    const path = join(this.folder, photoFolder, file);
    const made = statSync(path).size > mostBytes ? undefined : pictureOf(readFileSync(path));
    if (made) return { ...made, alt: name };
    this.report({
      ...warningOf('file', 'photo-not-used'),
      place: { file: `${photoFolder}/${file}` },
      message: 'This photo cannot be used.',
      allowed: `a JPEG or PNG of at most ${mostBytes / 1000} kB`,
      action: 'Save it again in a smaller size.',
    });
    return undefined;
  }

  /** Reports the photos that nobody has. */
  finish(): void {
    for (const file of this.files.values())
      this.report({
        ...noteOf('file', 'photo-of-nobody'),
        place: { file: `${photoFolder}/${file}` },
        message: 'Nobody has the roll number or employee id that is the name of this photo.',
      });
  }
}

/** Returns true for the path of a photo below college/in. */
export const isPhoto = (path: string): boolean => /^photos\/[^/]+\.(?:jpe?g|png)$/i.test(path);

/** A picture with its size, without what cameras write into it, such as the place where it was taken. */
function pictureOf(bytes: Buffer): Omit<Photo, 'alt'> | undefined {
  const picture = jpegOf(bytes) ?? pngOf(bytes);
  if (!picture || picture.width === 0 || picture.height === 0) return undefined;
  const { type, parts, width, height } = picture;
  const src = `data:image/${type};base64,${Buffer.concat(parts).toString('base64')}` as const;
  return { src, width, height };
}

interface Picture {
  type: 'jpeg' | 'png';
  parts: Buffer[];
  width: number;
  height: number;
}

/** The segments of a JPEG but comments and application data, of which JFIF (0) and Adobe (14) are needed. */
function jpegOf(bytes: Buffer): Picture | undefined {
  if (bytes.toString('latin1', 0, 3) !== '\xff\xd8\xff') return undefined;
  const picture: Picture = { type: 'jpeg', parts: [bytes.subarray(0, 2)], width: 0, height: 0 };
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1] ?? 0;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (marker === 0xda) {
      const last = bytes.indexOf('\xff\xd9', at, 'latin1');
      picture.parts.push(bytes.subarray(at, last < 0 ? undefined : last + 2));
      return picture;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame && at + 9 <= bytes.length) {
      picture.height = bytes.readUInt16BE(at + 5);
      picture.width = bytes.readUInt16BE(at + 7);
    }
    const isData = marker === 0xfe || (marker > 0xe0 && marker <= 0xef && marker !== 0xee);
    if (!isData) picture.parts.push(bytes.subarray(at, end));
    at = end;
  }
  return undefined;
}

/** The chunks of a PNG that make the picture. */
const pngChunks: ReadonlySet<string> = new Set([
  'IHDR',
  'PLTE',
  'tRNS',
  'IDAT',
  'IEND',
  'sRGB',
  'gAMA',
]);

function pngOf(bytes: Buffer): Picture | undefined {
  if (bytes.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n' || bytes.length < 33) return undefined;
  const parts = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) return undefined;
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (pngChunks.has(name)) parts.push(bytes.subarray(at, end));
    if (name === 'IEND')
      return { type: 'png', parts, width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
    at = end;
  }
  return undefined;
}
