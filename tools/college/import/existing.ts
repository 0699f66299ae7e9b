import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { normalizeId, type Person } from '@/lib/record/person';
import { filesBelow } from '@/tools/file/files-below';
import { listRecordFiles, recordsFolder } from '../record-file';
import { personOf, recordPath, type PersonRecord } from '../person-of';
import type { Journal } from './state/journal';

/** A record as it is stored: its path below records/, its text and its value. */
interface ExistingRecord {
  path: string;
  text: string;
  record: PersonRecord;
}

export const leftFolder = (folder: string) => join(folder, 'left');

/** The records that a college has, and those of people who have left. */
export class ExistingRecords {
  readonly paths: ReadonlySet<string>;
  /** The paths of records that no import wrote, by person; their files may have any name. */
  private readonly handWritten = new Map<string, string>();
  /** The paths of records that get another path because their id is corrected, by the new one. */
  readonly moved = new Map<string, string>();
  /** The paths of the records of people who have left. */
  readonly left: ReadonlySet<string>;

  constructor(
    private readonly folder: string,
    journal: Journal,
  ) {
    this.paths = new Set(listRecordFiles(folder).map(({ path }) => path));
    const left = leftFolder(folder);
    this.left = new Set(existsSync(left) ? filesBelow(left) : []);
    const imported = new Set(journal.people);
    for (const path of this.paths)
      if (!imported.has(path))
        this.handWritten.set(keyOf(personOf(this.read(recordsFolder(folder), path).record)), path);
  }

  /** The path below records/ that a person's record has or is to have. */
  pathOf(person: Person): string {
    return this.handWritten.get(keyOf(person)) ?? recordPath(person);
  }

  /** The roll number that a student had before it was corrected. */
  oldIdOf(id: string): string | undefined {
    const old = this.moved.get(recordPath({ kind: 'student', id }));
    return old === undefined ? undefined : personOf(this.stored(old)!.record).id;
  }

  /** A person's record, or the one from before the person left, with that of the id before it was corrected. */
  find(path: string): ExistingRecord | undefined {
    const own = this.stored(path);
    const old = this.stored(this.moved.get(path) ?? '');
    if (!old) return own;
    return { path, text: '', record: own ? joined(own.record, old.record) : old.record };
  }

  private stored(path: string): ExistingRecord | undefined {
    if (this.paths.has(path)) return this.read(recordsFolder(this.folder), path);
    return this.left.has(path)
      ? { ...this.read(leftFolder(this.folder), path), text: '' }
      : undefined;
  }

  private read(root: string, path: string): ExistingRecord {
    const file = join(root, path);
    const text = readFileSync(file, 'utf8');
    try {
      return { path, text, record: JSON.parse(text) as PersonRecord };
    } catch {
      throw new Error(`${file} is not a record. "npm run college -- seal" lists all errors.`);
    }
  }
}

/** A record with the activities that the student had under an earlier id. */
function joined(record: PersonRecord, earlier: PersonRecord): PersonRecord {
  if (record.kind !== 'student' || earlier.kind !== 'student') return record;
  const { items } = record.activities;
  const known = new Set(items.map(({ id }) => id));
  const others = earlier.activities.items.filter(({ id }) => !known.has(id));
  return { ...record, activities: { ...record.activities, items: [...others, ...items] } };
}

const keyOf = ({ kind, id }: Person) => `${kind} ${normalizeId(id)}`;
