import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownFiles, searchOf, type Subject } from './subject';

/** The most files that are listed one by one. */
const maxFiles = 15;

/** Who a person is, and what the college's folder has about the person. */
export function describeTraces(folder: string, subject: Subject): string[] {
  const { kind, id, name, hasNamesake } = subject;
  const search = searchOf(subject);
  const own = subject.paths.flatMap((path) =>
    ['records', 'left', 'manual'].map((root) => `${root}/${path}`),
  );
  const files = ownFiles(folder).filter(
    (path) => own.includes(path) || search(readFileSync(join(folder, path), 'utf8')),
  );
  const more = files.length - maxFiles;
  return [
    `${name}, ${kind} ${id}. These files in ${folder}/ name this person:`,
    ...files.slice(0, maxFiles).map((path) => `  ${path}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
    ...(hasNamesake
      ? [`Somebody else is called ${name}, too: entries that have only the name are not changed.`]
      : []),
  ];
}
