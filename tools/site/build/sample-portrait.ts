import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The content files about the sample's two people. */
const samples = ['student/student.json', 'faculty/faculty-profile.json'];

/** Deletes the photos of the sample's people from an export that does not show the sample; returns how many. */
export function removeSamplePortraits(contentDir: string, outDir: string): number {
  const read = (file: string) => JSON.parse(readFileSync(join(contentDir, file), 'utf8')) as never;
  const { openSample } = read('site.json') as { openSample: boolean };
  if (openSample) return 0;
  const files = samples
    .map((file) => join(outDir, (read(file) as { photo: { src: string } }).photo.src))
    .filter((file) => existsSync(file));
  for (const file of files) rmSync(file);
  return files.length;
}
