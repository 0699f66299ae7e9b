import { toFileRecord } from '@/lib/store/file';
import type { Records } from '@/lib/store/record';
import { limits } from '@/content/schema/limits';
import { formatSize } from '@/lib/text/file-size';

/** Checks a picture file without reading it; returns the error, or null. */
export function checkPicture(file: File | null): string | null {
  if (!file) return 'Choose a picture.';
  if (!isNamedPicture(file))
    return `${file.name} is not a picture. Choose a JPEG, PNG, WebP, AVIF or GIF file.`;
  if (file.size > limits.picture.size)
    return `${file.name} is ${formatSize(file.size)}. Choose a picture of at most 10 MB.`;
  return null;
}

/** If the system does not know the type of a file, its name decides. An SVG drawing has no pixels to store. */
function isNamedPicture({ name, type }: File): boolean {
  if (type) return type.startsWith('image/') && !type.startsWith('image/svg');
  return /\.(?:jpe?g|png|webp|avif|gif|bmp|hei[cf])$/i.test(name);
}

/** The error for a file with a picture type that cannot be decoded. */
export function unreadableMessage({ name }: File): string {
  return `${name} cannot be read as a picture. It is damaged, or this browser does not support its type. Save it as JPEG or PNG and choose it again.`;
}

/** In pixels per side: more are not needed, and large photos stay fast to read. */
const workingSide = 2048;

/** Decodes a chosen file, rotated by its EXIF orientation; returns an error text if that fails. */
export async function decodePicture(file: File | null): Promise<ImageBitmap | string> {
  const error = checkPicture(file);
  if (error !== null || file === null) return error ?? '';
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    return await workingCopy(bitmap);
  } catch {
    return unreadableMessage(file);
  }
}

async function workingCopy(bitmap: ImageBitmap): Promise<ImageBitmap> {
  const scale = workingSide / Math.max(bitmap.width, bitmap.height);
  if (scale >= 1) return bitmap;
  const copy = await createImageBitmap(bitmap, {
    resizeWidth: Math.max(1, Math.round(bitmap.width * scale)),
    resizeHeight: Math.max(1, Math.round(bitmap.height * scale)),
    resizeQuality: 'high',
  });
  bitmap.close();
  return copy;
}

/** The size of a picture, in pixels. */
interface Size {
  width: number;
  height: number;
}

/** The part of a picture that is stored, in pixels of the picture. */
interface Area extends Size {
  left: number;
  top: number;
}

/** The stored part of a picture: the largest square in its middle, or all of it. */
export type Shape = 'square' | 'whole';

export function areaOf({ width, height }: Size, shape: Shape): Area {
  if (shape === 'whole') return { left: 0, top: 0, width, height };
  const side = Math.min(width, height);
  return { left: (width - side) / 2, top: (height - side) / 2, width: side, height: side };
}

/** The longest side of a stored picture, in pixels. */
const maxSide = 512;

/** The stored size of an area: its own, or scaled down to at most 512 pixels per side. */
export function storedSize({ width, height }: Size): Size {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** Draws an area of a picture on a canvas, in its stored size. */
function drawArea(
  canvas: HTMLCanvasElement,
  picture: ImageBitmap,
  area: Area,
  ground?: string,
): void {
  const { width, height } = storedSize(area);
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser does not provide a canvas.');
  if (ground) {
    context.fillStyle = ground;
    context.fillRect(0, 0, width, height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, area.left, area.top, area.width, area.height, 0, 0, width, height);
}

/**
 * A picture as it is stored: only its pixels, encoded as WebP, or as JPEG if the browser cannot write WebP. Metadata
 * such as location, camera and date is removed.
 */
async function encodePicture(picture: ImageBitmap, shape: Shape): Promise<Records['files']> {
  const area = areaOf(picture, shape);
  const canvas = document.createElement('canvas');
  drawArea(canvas, picture, area);
  const first = await write(canvas, 'image/webp');
  if (first.type === 'image/webp') return toFileRecord(first, 'picture.webp');
  // JPEG has no transparency: transparent pixels would become black.
  drawArea(canvas, picture, area, '#ffffff');
  return toFileRecord(await write(canvas, 'image/jpeg'), 'picture.jpg');
}

function write(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be encoded.'))),
      type,
      0.86,
    );
  });
}

/** Prepares a chosen file for storing; returns an error text if that fails. */
export async function toPicture(
  file: File | null,
  shape: Shape = 'square',
): Promise<Records['files'] | string> {
  const picture = await decodePicture(file);
  if (typeof picture === 'string') return picture;
  try {
    return await encodePicture(picture, shape);
  } catch {
    return 'This picture could not be saved. Open this site with its https address, or choose a smaller picture.';
  } finally {
    picture.close();
  }
}
