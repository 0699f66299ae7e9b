import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The content files about the sample's two people. */
const samples = ['student/student.json', 'faculty/faculty-profile.json'];

/**
 * Deletes the photos of the sample's people and the pictures of its dashboard from an export that does not show the
 * sample; returns how many files and folders.
 */
export function removeSamplePictures(contentDir: string, outDir: string): number {
  const read = (file: string) => JSON.parse(readFileSync(join(contentDir, file), 'utf8')) as never;
  const { openSample, shareImage } = read('site.json') as {
    openSample: boolean;
    shareImage?: string | null;
  };
  if (openSample) return 0;
  const unused = [
    ...samples.map((file) => (read(file) as { photo: { src: string } }).photo.src),
    '/images/demo',
    ...(shareImage ? [] : ['/images/share.png']),
  ]
    .map((path) => join(outDir, path))
    .filter((path) => existsSync(path));
  for (const path of unused) rmSync(path, { recursive: true });
  return unused.length;
}
