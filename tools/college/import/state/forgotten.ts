import { createHmac } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { normalizeId, personKinds, type Person } from '@/lib/record/person';
import { readCollege } from '../../college';
import { readJsonObject } from '@/tools/file/read-json';
import { writeOneFile } from '@/tools/file/write-files';
import { warningOf, type Report } from '@/tools/import/problem/data-problem';
import type { Facts, FactSink, Kind, Origin } from '@/tools/import/fact/fact';
import { nameKey } from '@/tools/import/model/directory';

/** The people who were erased, as HMACs: without the college's secret the file says nothing. */
interface ForgottenFile {
  version: 1;
  people: string[];
}

const forgottenFile = (folder: string) => join(folder, 'forgotten.json');

/** The people whom a college has erased, and who must not come back with the next export. */
export class Forgotten {
  private constructor(
    private readonly folder: string,
    private readonly secret: Uint8Array | undefined,
    private readonly people: Set<string>,
  ) {}

  static read(folder: string): Forgotten {
    const file = forgottenFile(folder);
    const advice = 'Restore it from a backup: without it, people who were erased would come back.';
    const value = readJsonObject<ForgottenFile>(file, advice);
    const secret = value ? readCollege(folder).secret : undefined;
    return new Forgotten(folder, secret, new Set(value?.people));
  }

  get size(): number {
    return this.people.size;
  }

  has(person: Person): boolean {
    return this.secret !== undefined && this.people.has(hmacOf(this.secret, person));
  }

  add(person: Person): void {
    this.people.add(hmacOf(this.secret ?? readCollege(this.folder).secret, person));
    this.write();
  }

  /** Returns true if the person was among the erased ones. */
  remove(person: Person): boolean {
    if (this.secret === undefined || !this.people.delete(hmacOf(this.secret, person))) return false;
    this.write();
    return true;
  }

  private write(): void {
    const value: ForgottenFile = { version: 1, people: [...this.people].sort() };
    if (value.people.length > 0 || existsSync(forgottenFile(this.folder)))
      writeOneFile(forgottenFile(this.folder), `${JSON.stringify(value, null, 1)}\n`);
  }
}

const hmacOf = (secret: Uint8Array, { kind, id }: Person) =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['forgotten', kind, normalizeId(id)]))
    .digest('hex');

/** Passes facts on, except for those of people who were erased. */
export class ForgottenFilter implements FactSink {
  /** Every name that the files use for people who were erased. */
  private readonly names = new Set<string>();

  constructor(
    private readonly forgotten: Forgotten,
    private readonly report: Report,
    private readonly next: FactSink,
  ) {}

  add<K extends Kind>(kind: K, fact: Facts[K], origin: Origin): void {
    if (this.forgotten.size === 0) return this.next.add(kind, fact, origin);
    if (kind === 'person') {
      if (this.isForgotten(fact as Facts['person']))
        return this.leaveOut(fact as Facts['person'], origin);
    } else if ('person' in fact && typeof fact.person === 'string') {
      if (this.names.has(nameKey(fact.person))) return;
    } else if (kind === 'meeting') {
      const { teachers, ...meeting } = fact as Facts['meeting'];
      const rest = teachers?.filter((name) => !this.names.has(nameKey(name)));
      return this.next.add('meeting', { ...meeting, ...(rest && { teachers: rest }) }, origin);
    }
    this.next.add(kind, fact, origin);
  }

  private isForgotten(fact: Facts['person']): boolean {
    const { kind, id, rollNumber, employeeId, username, email } = fact;
    const names = [id, rollNumber, employeeId, username, email].filter((one) => one !== undefined);
    return (
      names.some((name) => this.names.has(nameKey(name))) ||
      (kind ? [kind] : personKinds).some((one) =>
        [id, one === 'student' ? rollNumber : employeeId].some(
          (name) => name !== undefined && this.forgotten.has({ kind: one, id: name }),
        ),
      )
    );
  }

  /** The report has the line only: the name and the id are erased. */
  private leaveOut(fact: Facts['person'], { table, line }: Origin): void {
    const { id, rollNumber, employeeId, username, email, name, givenName, familyName } = fact;
    const names = [id, rollNumber, employeeId, username, email, name];
    if (givenName !== undefined && familyName !== undefined)
      names.push(`${familyName}, ${givenName}`, `${familyName} ${givenName}`);
    for (const one of names) if (one !== undefined) this.names.add(nameKey(one));
    this.report({
      ...warningOf('person', 'erased-person'),
      place: { file: table.file, sheet: table.sheet, line },
      message: 'This person was erased from the portal and is left out.',
      action:
        'Remove the person in the system that exports the file. If the person is back, run college forget with --undo.',
    });
  }
}
