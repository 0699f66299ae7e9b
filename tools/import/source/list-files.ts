import { opendir, realpath, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Report } from '../problem/data-problem';
import { comparePaths, isHidden } from './file-name';
import type { Limits } from './limit';
import { problemOf, SourceError, toProblem } from './source-error';

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
  for (let below = folders.pop(); below !== undefined; below = folders.pop()) {
    try {
      for await (const entry of await opendir(join(root, below))) {
        seen += 1;
        if (seen > limits.files) throw tooManyFiles(limits);
        if (isHidden(entry.name)) continue;
        const path = below ? `${below}/${entry.name}` : entry.name;
        if (entry.isDirectory()) folders.push(path);
        else if (entry.isSymbolicLink()) await reportLink(root, path, report);
        else if (entry.isFile()) files.push(await listedFile(root, path));
        else report(specialFile(path));
      }
    } catch (error) {
      report(problemOf(below || '.', toProblem(error)));
      if (seen > limits.files) return undefined;
    }
  }
  return files.sort((one, other) => comparePaths(one.path, other.path));
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
    if (outside)
      report(
        problemOf(path, {
          code: 'link-outside',
          message: 'This is a link to a place outside the folder.',
          action: 'Copy the file itself into the folder.',
        }),
      );
    else
      report({
        ...{ severity: 'note', stage: 'file', code: 'link', place: { file: path } },
        message: 'This link is not followed, because its file is read at its own place.',
      });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'ELOOP') report(problemOf(path, toProblem(error)));
    else
      report(
        problemOf(path, {
          code: 'broken-link',
          message: 'This is a link to a file that does not exist.',
          action: 'Delete the link, or copy the file into the folder.',
        }),
      );
  }
}

function specialFile(path: string) {
  return problemOf(path, {
    code: 'special-file',
    message: 'This is not a file but a connection to a program or a device.',
    action: 'Delete it from the folder.',
  });
}

function tooManyFiles({ files }: Limits): SourceError {
  return new SourceError({
    code: 'too-many-files',
    message: 'The folder has too many files.',
    allowed: `at most ${files.toLocaleString('en')} files and folders`,
    action: 'Leave only the exports in it, or pack them into one zip file.',
  });
}
