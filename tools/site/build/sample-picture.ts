import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { audiences } from '@/content/schema/audience';
import type { ContentFile } from '@/content/schema/catalogue';
import { collegeFolder } from '@/tools/college/college';
import { listRecordPaths, recordsFolder } from '@/tools/college/record-file';

/** The content files about the sample's two people. */
const people = ['student/student.json', 'faculty/faculty-profile.json'];

/** Pictures of the sample's college and of what its people made. */
const pictures = ['/images/college-logo.svg', '/images/entries', '/images/projects'];

/**
 * Deletes the pictures of the sample from an export that does not show it: the photos of its people, the screenshots of
 * its dashboard, and others unless the site or a record of the college in `root` names them. Returns how many files and
 * folders.
 */
export function removeSamplePictures(root: string, outDir: string): number {
  const content = join(root, 'content');
  const read = (file: string) => readFileSync(join(content, file), 'utf8');
  const { openSample, shareImage } = JSON.parse(read('site.json')) as {
    openSample: boolean;
    shareImage?: string | null;
  };
  if (openSample) return 0;
  const photos = people.map((file) => (JSON.parse(read(file)) as Person).photo.src);
  const others = [...photos, ...pictures].flatMap((path) => filesAt(outDir, path));
  const records = existsSync(join(root, collegeFolder)) ? join(root, collegeFolder) : null;
  const unused = new Set(others);
  const keepNamed = (text: string) => {
    for (const path of unused) if (text.includes(`"${path}"`)) unused.delete(path);
  };
  for (const file of Object.keys(audiences) as ContentFile[])
    if (audiences[file] === 'public' && existsSync(join(content, file))) keepNamed(read(file));
  for (const path of records ? listRecordPaths(records) : [])
    keepNamed(readFileSync(join(recordsFolder(records!), path), 'utf8'));
  const removed = [...unused, '/images/demo', ...(shareImage ? [] : ['/images/share.png'])]
    .map((path) => join(outDir, path))
    .filter((path) => existsSync(path));
  for (const path of removed) rmSync(path, { recursive: true });
  return removed.length;
}

interface Person {
  photo: { src: string };
}

/** The addresses of a file, or of the files in a folder. */
function filesAt(outDir: string, path: string): string[] {
  const full = join(outDir, path);
  if (!existsSync(full)) return [];
  return statSync(full).isDirectory() ? readdirSync(full).map((name) => `${path}/${name}`) : [path];
}
