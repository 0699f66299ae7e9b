import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { normalizeId, personKinds, type Person } from '@/lib/record/person';
import { filesBelow } from '@/tools/file/files-below';
import { contentLines } from '@/tools/import/calendar/ical';
import { headerScore } from '@/tools/import/mapping/header-score';
import { encodingFrom, readMapping } from '@/tools/import/mapping/mapping';
import { readSources } from '@/tools/import/source/read-sources';
import { askTerminal } from '../ask-terminal';
import { collegeFolder as folder } from '../college';
import { withFolderLock } from '../college-lock';
import { findById, readKind } from '../find-person';
import { correctionsFolder } from '../import/correction';
import { ExistingRecords, leftFolder } from '../import/existing';
import { inFolder } from '../import/read-college';
import { Forgotten } from '../import/state/forgotten';
import { readJournal, writeJournal } from '../import/state/journal';
import { nameOf, personOf, writtenId, type PersonRecord } from '../person-of';
import { listRecordFiles, noRecords, recordsFolder } from '../record-file';
import { runCommand } from '../run-command';

const command = {
  usage: 'npm run college -- forget ID [--kind teacher] [--yes], or --undo ID [--kind teacher]',
  options: {
    yes: { type: 'boolean', default: false },
    undo: { type: 'boolean', default: false },
    kind: { type: 'string' },
  },
} as const;

/** Files that commands write again, and those that a killed command leaves. */
const derived = [
  ...['cards', 'import.html', 'import.csv', 'clashes.html'],
  ...['before', 'before-next', 'before-replaced', 'records-next', 'sealed-staging'],
];

/** The most lines of a file that are printed. */
const maxLines = 20;

/** Deletes a person's files, leaves the person out of later imports and prints where the person is still named. */
await runCommand(command, async (values, [id, ...others]) => {
  if (id === undefined || others.length > 0)
    throw new Error(`Write one roll number or employee id. Usage: ${command.usage}`);
  if (!existsSync(folder)) throw noRecords(folder);
  return withFolderLock(folder, () =>
    values.undo ? undo(id, values.kind) : forget(id, values.kind, values.yes),
  );
});

async function forget(id: string, kind: string | undefined, isConfirmed: boolean): Promise<number> {
  const subject = findSubject(id, kind);
  console.log(`forget: ${subject.name}, ${subject.kind} ${subject.id}`);
  if (!isConfirmed && !(await confirms(subject))) {
    console.log('forget: nothing was changed');
    return 1;
  }
  Forgotten.read(folder).add(subject);
  deleteEntries(subject);
  for (const path of deleteFiles(subject)) console.log(`forget: ${path} was deleted`);
  const files = findInFiles(subject);
  const exports = await findInExports(subject);
  printList('These files still name the person. The next import corrects most of them:', files);
  printList('These exports still name the person. Correct the systems that export them:', exports);
  console.log('forget: next: npm run college -- import, then npm run college -- publish TARGET');
  console.log(`forget: delete ${folder}/before after that, backups and printed cards yourself`);
  return files.length > 0 ? 2 : 0;
}

function printList(title: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  console.log(`forget: ${title}`);
  for (const line of lines) console.log(`  ${line}`);
}

async function confirms({ id, name }: Subject): Promise<boolean> {
  const answer = await askTerminal(`Type ${id} to delete ${name}. This cannot be undone: `);
  return normalizeId(answer) === id;
}

function undo(id: string, kind: string | undefined): number {
  const forgotten = Forgotten.read(folder);
  const wanted = readKind(kind);
  const kinds = (wanted ? [wanted] : personKinds).filter((one) =>
    forgotten.remove({ kind: one, id }),
  );
  console.log(
    kinds.length === 0
      ? `forget: ${id} is not in the list of forgotten people`
      : `forget: the next import takes ${id} (${kinds.join(' and ')}) again`,
  );
  return kinds.length === 0 ? 1 : 0;
}

interface Subject extends Person {
  name: string;
  /** The id, as it is compared and as it is written, and the email address. */
  ids: readonly string[];
  /** The paths of the person's records below records/ and left/. */
  paths: readonly string[];
  /** Returns true if a text has the person's id, name or email address. */
  isIn: (text: string) => boolean;
}

/** The person with this id who has a record, or had one. Throws if there is none, or if the kind is needed. */
function findSubject(id: string, kind: string | undefined): Subject {
  const wanted = readKind(kind);
  const left = [...new ExistingRecords(folder, readJournal(folder)).left];
  const stored = [
    ...listRecordFiles(folder).map(({ path }) => readStored(recordsFolder(folder), path)),
    ...left.map((path) => readStored(leftFolder(folder), path)),
  ];
  const found = findById(
    stored.filter((one) => !wanted || one.kind === wanted),
    id,
  );
  const [person] = found;
  if (!person || found.some((one) => one.kind !== person.kind))
    throw new Error(`"${id}" is a student and a teacher. Add --kind student or --kind teacher.`);
  const { record, name } = person;
  const email = record.kind === 'student' ? record.student.email : undefined;
  const ids = [person.id, writtenId(record), ...(email ? [email] : [])];
  return {
    kind: person.kind,
    id: person.id,
    name,
    ids,
    paths: [...new Set(found.map(({ path }) => path))],
    isIn: matcherOf([...ids, ...spellingsOf(name)]),
  };
}

function readStored(root: string, path: string) {
  const record = JSON.parse(readFileSync(join(root, path), 'utf8')) as PersonRecord;
  return { ...personOf(record), name: nameOf(record), record, path };
}

/** A name as files write it: "Asha Rao", "Rao, Asha" and "Rao Asha". */
function spellingsOf(name: string): string[] {
  const words = name.split(/\s+/u);
  const last = words.at(-1) ?? '';
  const first = words.slice(0, -1).join(' ');
  return first === '' ? [name] : [name, `${last}, ${first}`, `${last} ${first}`];
}

function matcherOf(texts: readonly string[]): Subject['isIn'] {
  const escaped = texts.map((text) =>
    text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s+'),
  );
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'iu');
  return (text) => pattern.test(text);
}

/** Deletes what the journal says of the person. */
function deleteEntries({ paths }: Subject): void {
  const journal = readJournal(folder);
  const left = Object.entries(journal.left).filter(([path]) => !paths.includes(path));
  const people = journal.people.filter((path) => !paths.includes(path));
  writeJournal(folder, { ...journal, people, left: Object.fromEntries(left) });
}

/** Deletes the person's files and what is made of them. The records are last: a killed command can be run again. */
function deleteFiles({ paths }: Subject): string[] {
  const roots = [correctionsFolder(folder), leftFolder(folder), recordsFolder(folder)];
  const files = [
    ...derived.map((name) => join(folder, name)),
    // Between two renames of an import, these are the only ones.
    ...(recordsFolder(folder) === join(folder, 'records') ? [join(folder, 'records-before')] : []),
    ...roots.flatMap((root) => paths.map((path) => join(root, path))),
  ].filter((file) => existsSync(file));
  for (const file of files) rmSync(file, { recursive: true });
  return files;
}

/** The lines of the college's own files that name the person. Publishing replaces the sealed records and their state. */
function findInFiles({ isIn }: Subject): string[] {
  const others = /^(?:(?:in|sealed)\/|(?:secret|seal-state\.json|\.lock)$)/;
  return filesBelow(folder)
    .filter((path) => !others.test(path))
    .flatMap((path) => {
      const lines = readFileSync(join(folder, path), 'utf8').split('\n');
      const found = lines.flatMap((line, index) => (isIn(line) ? [index + 1] : []));
      return describeLines(`${folder}/${path}`, found);
    });
}

/** The lines of the exports that name the person. Files that cannot be read are left out. */
async function findInExports({ isIn }: Subject): Promise<string[]> {
  if (!existsSync(inFolder(folder))) return [];
  const mapping = await readMapping(join(folder, 'mapping.json'));
  const { tables, calendars } = await readSources(inFolder(folder), headerScore, () => undefined, {
    encodingOf: encodingFrom(mapping),
  });
  const found: string[] = [];
  for (const table of tables) {
    const lines: number[] = [];
    for await (const rows of table.rows())
      for (const { line, cells } of rows) if (cells.some(isIn)) lines.push(line);
    const at = table.sheet === undefined ? table.file : `${table.file}, ${table.sheet}`;
    found.push(...describeLines(`${inFolder(folder)}/${at}`, lines));
  }
  for (const { file, text } of calendars) {
    const lines = [...contentLines(text)].flatMap((one) => (isIn(one.text) ? [one.line] : []));
    found.push(...describeLines(`${inFolder(folder)}/${file}`, lines));
  }
  return found;
}

/** A file and its lines, or nothing if there are no lines. */
function describeLines(file: string, lines: readonly number[]): string[] {
  const more = lines.length > maxLines ? ` and ${lines.length - maxLines} more` : '';
  const shown = lines.slice(0, maxLines).join(', ');
  return lines.length === 0
    ? []
    : [`${file}, line${lines.length === 1 ? '' : 's'} ${shown}${more}`];
}
