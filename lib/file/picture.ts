import { toFileRecord } from '@/lib/store/file';
import type { Records } from '@/lib/store/record';
import { centred, storedSize, squareOf, type Crop, type CropArea } from './crop';
import { checkPicture, unreadableMessage } from './picture-check';

/** Pixels beyond this many a side are not needed to crop from; large photos stay quick to move. */
const workingSide = 2048;

/** The pixels of a chosen file, upright as its EXIF orientation says, or what is wrong with the file. */
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

/** Draws a part of a picture on a canvas, at the size at which it is kept. */
export function drawCrop(
  canvas: HTMLCanvasElement,
  picture: ImageBitmap,
  area: CropArea,
  ground?: string,
): void {
  const { width, height } = storedSize(area);
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no canvas to draw on.');
  if (ground) {
    context.fillStyle = ground;
    context.fillRect(0, 0, width, height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, area.left, area.top, area.width, area.height, 0, 0, width, height);
}

/** What of a picture is kept: a square of it, or all of it. */
export type Shape = Crop | 'whole';

/**
 * A picture as it is kept: only its pixels, written anew as WebP, or as JPEG where the browser writes no WebP. What
 * else the file had (place, camera, date) does not come along.
 */
export async function encodePicture(picture: ImageBitmap, shape: Shape): Promise<Records['files']> {
  const { width, height } = picture;
  const area =
    shape === 'whole' ? { left: 0, top: 0, width, height } : squareOf({ width, height }, shape);
  const canvas = document.createElement('canvas');
  drawCrop(canvas, picture, area);
  const first = await write(canvas, 'image/webp');
  if (first.type === 'image/webp') return toFileRecord(first, 'picture.webp');
  // JPEG knows no transparency: what lets through would come out black.
  drawCrop(canvas, picture, area, '#ffffff');
  return toFileRecord(await write(canvas, 'image/jpeg'), 'picture.jpg');
}

function write(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be written.'))),
      type,
      0.86,
    );
  });
}

/** A chosen file made ready to be kept, or what is wrong with it. */
export async function toPicture(
  file: File | null,
  shape: Shape = centred,
): Promise<Records['files'] | string> {
  const picture = await decodePicture(file);
  if (typeof picture === 'string') return picture;
  try {
    return await encodePicture(picture, shape);
  } catch {
    return notWrittenMessage;
  } finally {
    picture.close();
  }
}

/** What is said where a picture was read and cannot be kept. */
export const notWrittenMessage =
  'This picture could not be made ready to be kept. Open this site by its https address, or choose a smaller picture.';
