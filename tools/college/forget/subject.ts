import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { normalizeId, type Person } from '@/lib/record/person';
import { findById, readKind } from '../find-person';
import { nameOf, personOf, writtenId, type PersonRecord } from '../person-of';
import { listRecordFiles, recordsFolder } from '../record-file';
import { filesBelow } from '@/tools/file/files-below';
import { nameKey } from '@/tools/import/model/directory';
import { ExistingRecords, leftFolder } from '../import/existing';
import { readJournal } from '../import/state/journal';

/** A person to erase, with what identifies the person in files. */
export interface DataSubject extends Person {
  name: string;
  /** The id as the record writes it. */
  writtenId: string;
  email?: string;
  /** The paths of the person's records below records/ and left/. */
  paths: string[];
  /** Whether somebody else has the same name, so that the name alone does not identify the person. */
  hasNamesake: boolean;
}

/** The person with this id who has a record, or had one. Throws if there is none, or if the kind is needed. */
export function findSubject(folder: string, id: string, kind?: string): DataSubject {
  const wanted = readKind(kind);
  const people = [...storedPeople(folder)].filter((one) => !wanted || one.kind === wanted);
  const found = findById(people, id);
  const [person] = found;
  if (!person || found.some((one) => one.kind !== person.kind))
    throw new Error(`"${id}" is a student and a teacher. Add --kind student or --kind teacher.`);
  const key = nameKey(person.name);
  return {
    ...person,
    paths: [...new Set(found.map(({ path }) => path))],
    hasNamesake: people.some((one) => nameKey(one.name) === key && !found.includes(one)),
  };
}

interface StoredPerson extends Person {
  name: string;
  writtenId: string;
  email?: string;
  path: string;
}

function* storedPeople(folder: string): Generator<StoredPerson> {
  const existing = new ExistingRecords(folder, readJournal(folder));
  for (const { path } of listRecordFiles(folder)) yield read(recordsFolder(folder), path);
  for (const path of existing.left) yield read(leftFolder(folder), path);
}

function read(root: string, path: string): StoredPerson {
  const record = JSON.parse(readFileSync(join(root, path), 'utf8')) as PersonRecord;
  const email = record.kind === 'student' ? record.student.email : undefined;
  return {
    ...personOf(record),
    name: nameOf(record),
    writtenId: writtenId(record),
    path,
    ...(email !== undefined && { email }),
  };
}

/** Whether a text is one of the person's ids or names. */
export function matcherOf({ id, name, email, hasNamesake }: DataSubject) {
  const keys = new Set([email].flatMap((one) => (one === undefined ? [] : [nameKey(one)])));
  if (!hasNamesake) for (const one of namesOf(name)) keys.add(nameKey(one));
  return (text: string) => normalizeId(text) === id || keys.has(nameKey(text));
}

/** A name as files write it: "Asha Rao", "Rao, Asha" and "Rao Asha". */
function namesOf(name: string): string[] {
  const words = name.split(/\s+/u);
  const last = words.at(-1) ?? '';
  const first = words.slice(0, -1).join(' ');
  return first === '' ? [name] : [name, `${last}, ${first}`, `${last} ${first}`];
}

/** A search for lines of text that have one of the person's ids or names. */
export function searchOf({ id, writtenId, name, email, hasNamesake }: DataSubject) {
  const texts = [...(hasNamesake ? [] : namesOf(name)), email, id, writtenId].filter(
    (one) => one !== undefined,
  );
  const escaped = texts.map((one) =>
    one.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s+'),
  );
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'iu');
  return (line: string) => pattern.test(line);
}

/** The files below a folder of a college that may name people, without those that are exports or sealed. */
export function ownFiles(folder: string): string[] {
  return filesBelow(folder).filter(
    (path) => !/^(?:in|sealed|sealed-staging)\//.test(path) && !/^(?:secret|\.lock)$/.test(path),
  );
}
