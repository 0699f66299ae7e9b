import { formatSize } from '@/lib/text/file-size';

/** The largest picture that may be chosen, in bytes: 10 MB. */
export const maxPictureSize = 10 * 1024 * 1024;

/** What is wrong with a file that should be a picture, as far as it can be said without reading it; null when nothing is. */
export function checkPicture(file: File | null): string | null {
  if (!file) return 'Choose a picture.';
  if (!isNamedPicture(file))
    return `${file.name} is not a picture. Choose a JPEG, PNG, WebP, AVIF or GIF file.`;
  if (file.size > maxPictureSize)
    return `${file.name} has ${formatSize(file.size)}. Choose a picture of at most 10 MB.`;
  return null;
}

/** Some systems know no type for a file; then its name decides. A drawing in SVG has no pixels to keep. */
function isNamedPicture({ name, type }: File): boolean {
  if (type) return type.startsWith('image/') && !type.startsWith('image/svg');
  return /\.(?:jpe?g|png|webp|avif|gif|bmp|hei[cf])$/i.test(name);
}

/** What is said of a file that is named a picture and cannot be read as one. */
export function unreadableMessage({ name }: File): string {
  return `${name} cannot be read as a picture: it is damaged, or of a kind that this browser does not know. Save it as JPEG or PNG and choose it again.`;
}
