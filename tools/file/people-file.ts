import { filesBelow } from './files-below';

/**
 * The folder of `out/` with the sealed records. They change without a new release, so they are not part of one: they
 * are not listed in build.json, not compressed and not stored by the service worker.
 */
export const peopleFolder = 'people/';

/** The file that says how people are stored. It is written after the files that it announces. */
export const indexFile = 'people.json';

/** Returns true if a path below `out/` is in the folder of the sealed records. */
export function isPeopleFile(path: string): boolean {
  return path.startsWith(peopleFolder);
}

/** Returns true if a path below people/ is a sealed record or a bucket of them. */
export function isSealedFile(path: string): boolean {
  return /^(?:[0-9a-f]{2}\/[0-9a-f]{30}\.jwe|bucket\/[0-9a-f]+\.json)$/.test(path);
}

/** The files of an export that change only with a new release, in the order of `filesBelow`. */
export function releaseFilesBelow(outDir: string): string[] {
  return filesBelow(outDir).filter((path) => !isPeopleFile(path));
}
