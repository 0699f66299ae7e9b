import { opendir, realpath, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { compareCode } from '@/lib/text/compare-text';
import { noteOf, type Report } from '../problem/data-problem';
import { isHidden } from './file-name';
import type { Limits } from './limit';
import { problemOf, SourceError, sourceProblem, toProblem } from './source-error';

/** A file on the disk: its path below the folder, with slashes, and where it is. */
export interface ListedFile {
  path: string;
  location: string;
  size: number;
}

/** The files below a folder, sorted by path. Undefined if there are more than are read. */
export async function listFiles(
  folder: string,
  limits: Limits,
  report: Report,
): Promise<ListedFile[] | undefined> {
  const root = await realpath(folder);
  const files: ListedFile[] = [];
  const folders = [''];
  let seen = 0;
  const allowed = `at most ${limits.files.toLocaleString('en')} files and folders`;
  for (let below = folders.pop(); below !== undefined; below = folders.pop()) {
    try {
      for await (const entry of await opendir(join(root, below))) {
        seen += 1;
        if (seen > limits.files) throw new SourceError('too-many-files', { allowed });
        if (isHidden(entry.name)) continue;
        const path = below ? `${below}/${entry.name}` : entry.name;
        if (entry.isDirectory()) folders.push(path);
        else if (entry.isSymbolicLink()) await reportLink(root, path, report);
        else if (entry.isFile()) files.push(await listedFile(root, path));
        else report(problemOf(path, sourceProblem('special-file')));
      }
    } catch (error) {
      report(problemOf(below || '.', toProblem(error)));
      if (seen > limits.files) return undefined;
    }
  }
  return files.sort((one, other) => compareCode(one.path, other.path));
}

async function listedFile(root: string, path: string): Promise<ListedFile> {
  const location = join(root, path);
  const { size } = await stat(location);
  return { path: path.normalize('NFC'), location, size };
}

/** A link is not followed: what it leads to is read at its own place, or is not part of the folder. */
async function reportLink(root: string, path: string, report: Report) {
  try {
    const target = relative(root, await realpath(join(root, path)));
    const outside = target === '..' || target.startsWith(`..${sep}`) || target === '';
    if (outside) report(problemOf(path, sourceProblem('link-outside')));
    else
      report({
        ...noteOf('file', 'link'),
        place: { file: path },
        message: 'This link is not followed, because its file is read at its own place.',
      });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const isBroken = code === 'ENOENT' || code === 'ELOOP';
    report(problemOf(path, isBroken ? sourceProblem('broken-link') : toProblem(error)));
  }
}
