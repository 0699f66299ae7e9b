import { blobToBase64 } from '@/lib/file/base64';
import { asset } from '@/lib/site/routes';
import { workspace } from '@/lib/store/device';
import type { PortfolioPicture } from './model/portfolio-section';

/** Pictures as data URLs, by {@link pictureKey}; null for one that cannot be read. */
export type PictureSources = ReadonlyMap<string, string | null>;

/** Tells pictures apart. */
export function pictureKey(picture: PortfolioPicture): string {
  return 'stored' in picture ? `stored ${picture.stored}` : picture.src;
}

/** The data URLs of pictures of the college and of this device. */
export async function readPictures(pictures: readonly PortfolioPicture[]): Promise<PictureSources> {
  const byKey = new Map(pictures.map((picture) => [pictureKey(picture), picture]));
  const sources = [...byKey].map(
    async ([key, picture]) => [key, await readPicture(picture).catch(() => null)] as const,
  );
  return new Map(await Promise.all(sources));
}

async function readPicture(picture: PortfolioPicture): Promise<string | null> {
  if ('stored' in picture) {
    const file = await workspace.read('files', picture.stored);
    return file ? toDataUrl(file.blob) : null;
  }
  if (picture.src.startsWith('data:')) return picture.src;
  const answer = await fetch(asset(picture.src as `/${string}`));
  return answer.ok ? toDataUrl(await answer.blob()) : null;
}

async function toDataUrl(content: Blob): Promise<string | null> {
  const type = content.type.split(';')[0];
  return type?.startsWith('image/') ? `data:${type};base64,${await blobToBase64(content)}` : null;
}
