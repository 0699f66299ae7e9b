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
