import { existsSync, readFileSync } from 'node:fs';
import { normalizeId, personKinds } from '@/lib/record/person';
import { askTerminal } from '../ask-terminal';
import { erasePerson } from '../forget/erase-person';
import { findInExports } from '../forget/find-in-exports';
import { findSubject, type DataSubject, ownFiles, searchOf } from '../forget/subject';
import { Forgotten } from '../import/state/forgotten';
import { collegeFolder } from '../college';
import { readKind } from '../find-person';
import { withFolderLock } from '../college-lock';
import { noRecords } from '../record-file';
import { runCommand } from '../run-command';
import { join } from 'node:path';

const command = {
  usage: 'npm run college -- forget ID [--kind teacher] [--yes], or --undo ID [--kind teacher]',
  options: {
    yes: { type: 'boolean', default: false },
    undo: { type: 'boolean', default: false },
    kind: { type: 'string' },
  },
} as const;

/** Erases a person from everything that the college's folder has, except for the exports: `npm run college -- forget ID`. */
await runCommand(command, async (values, [id, ...others]) => {
  if (id === undefined || others.length > 0)
    throw new Error(`Write one roll number or employee id. Usage: ${command.usage}`);
  if (!existsSync(collegeFolder)) throw noRecords(collegeFolder);
  return withFolderLock(collegeFolder, () =>
    values.undo ? undo(id, values.kind) : forget(id, values.kind, values.yes),
  );
});

async function forget(id: string, kind: string | undefined, isConfirmed: boolean): Promise<number> {
  const subject = findSubject(collegeFolder, id, kind);
  for (const line of describeTraces(collegeFolder, subject)) console.log(line);
  if (!isConfirmed && !(await confirms(subject))) {
    console.log('forget: nothing was changed');
    return 1;
  }
  const { done, open } = await erasePerson(collegeFolder, subject);
  const exports = await findInExports(collegeFolder, subject);
  for (const line of done) console.log(`forget: ${line}`);
  if (open.length > 0) printList('These files still name the person. Correct them by hand:', open);
  if (exports.length > 0)
    printList(
      'These exports still have the person. Remove the person in the systems that export them, and export again. Until then imports leave the person out:',
      exports,
    );
  console.log(
    'forget: next: npm run college -- publish TARGET. Until then the portal still has the record.',
  );
  console.log('forget: backups, printed cards, and keys written by college keys are not changed.');
  return open.length > 0 ? 2 : 0;
}

function printList(title: string, lines: readonly string[]): void {
  console.log(`forget: ${title}`);
  for (const line of lines) console.log(`  ${line}`);
}

async function confirms({ id, name }: DataSubject): Promise<boolean> {
  const answer = await askTerminal(`Type ${id} to erase ${name}. It cannot be undone: `);
  return normalizeId(answer) === id;
}

function undo(id: string, kind: string | undefined): number {
  const forgotten = Forgotten.read(collegeFolder);
  const wanted = readKind(kind);
  const kinds = (wanted ? [wanted] : personKinds).filter((one) =>
    forgotten.remove({ kind: one, id }),
  );
  if (kinds.length === 0) {
    console.log(`forget: nobody with the id ${id} was erased.`);
    return 1;
  }
  console.log(
    `forget: the next import takes ${id} (${kinds.join(' and ')}) again. What was erased stays erased.`,
  );
  return 0;
}

/** The most files that are listed one by one. */
const maxFiles = 15;

/** Who a person is, and what the college's folder has about the person. */
function describeTraces(folder: string, subject: DataSubject): string[] {
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
