import { warningOf, errorOf, type Report } from '../problem/data-problem';
import { codeKey, Directory, nameKey } from '../model/directory';
import { reportAt } from '../model/problem';
import { areSameName, personKey } from '../value/person-name';
import type { Facts, Origin, PersonRole } from './fact';

type Fact = Facts['person'];

interface PersonRow {
  fact: Fact;
  origin: Origin;
}

/** Somebody, with everything that the files say of this person. */
export interface StoredPerson {
  id: string;
  fact: Fact;
  origin: Origin;
  /** Returns false for somebody who is in an earlier list only. */
  isThere: boolean;
  /** Names that only some of the files use. */
  names: string[];
}

interface Entry {
  id: string;
  rows: PersonRow[];
}

interface PeopleOptions {
  report: Report;
  dateOf(origin: Origin): string;
  /** Returns true if the table of a row lists everybody. */
  isList(origin: Origin): boolean;
  /** Returns true if the table adds to the list of before. */
  isAddition(origin: Origin): boolean;
  /** The file whose names count. */
  names: string | undefined;
  /** Corrected ids of people, by the ids of before. */
  samePeople: ReadonlyMap<string, string>;
  /** The role that enrolments and tables of roles give a person. */
  roleOf(id: string): PersonRole | undefined;
  onTwoValues(earlier: Origin, later: Origin, field: string, values: [string, string]): void;
  onCorrection(): void;
}

/** The newest list of students or of teachers. */
interface List {
  date: string;
  isIn(row: PersonRow): boolean;
}

const names = ['name', 'givenName', 'familyName'] as const;
/** Fields that may differ between rows of one person, or are compared otherwise. */
const notCompared: readonly string[] = [...names, 'id', 'kind', 'sections', 'active', 'username'];

/** Joins the rows about each person: the newest list says who is there, and the newest value of each field counts. */
export function settlePeople(
  rows: readonly PersonRow[],
  options: PeopleOptions,
): { people: StoredPerson[]; directory: Directory<StoredPerson> } {
  const entries = entriesOf(rows, options);
  const lists = {
    student: listOf('student', entries, options),
    teacher: listOf('teacher', entries, options),
  };
  const directory = new Directory<StoredPerson>(personNameKey);
  const people = entries.map((entry): StoredPerson => {
    const kind = kindOf(entry, options);
    const list = kind && lists[kind];
    const { fact, origin } = merged(entry, list, options);
    const person: StoredPerson = {
      id: entry.id,
      fact: { ...fact, id: entry.id },
      origin,
      isThere: !list || entry.rows.some((row) => list.isIn(row)),
      names:
        entry.rows.length < 2
          ? []
          : [...new Set(entry.rows.flatMap(({ fact: one }) => namesIn(one)))],
    };
    directory.put(entry.id, person);
    for (const row of entry.rows) namePerson(directory, person, row.fact);
    return person;
  });
  for (const [old, id] of options.samePeople) {
    const person = directory.find(id);
    if (!person) continue;
    person.names.push(old);
    directory.name(person, old);
  }
  return { people, directory };
}

/** The key of a name without titles and the order of words. An id or an email address has none. */
export const personNameKey = (name: string) => (/[@\d]/.test(name) ? '' : personKey(name));

/** Names a person as files do: by every id, the email address, and the name with the given or the family name first. */
export function namePerson<T>(directory: Directory<T>, item: T, fact: Fact): void {
  for (const name of namesIn(fact)) directory.name(item, name);
}

function namesIn(fact: Fact): string[] {
  const { id, rollNumber, employeeId, username, email, name, givenName, familyName } = fact;
  const all = [id, rollNumber, employeeId, username, email, name].flatMap((one) => one ?? []);
  if (givenName !== undefined && familyName !== undefined)
    all.push(
      `${givenName} ${familyName}`,
      `${familyName}, ${givenName}`,
      `${familyName} ${givenName}`,
    );
  return all;
}

function entriesOf(rows: readonly PersonRow[], options: PeopleOptions): Entry[] {
  const known = new Directory<Entry>();
  const entries: Entry[] = [];
  const add = (row: PersonRow) => {
    const entry: Entry = { id: row.fact.id, rows: [row] };
    entries.push(entry);
    known.put(entry.id, entry);
    namePerson(known, entry, row.fact);
  };
  for (const given of rows) {
    if (given.origin.implied) continue;
    const row = { ...given, fact: withNewId(given.fact, options.samePeople) };
    const entry = entryOf(row, known);
    if (!entry) add(row);
    else if (isOfOtherKind(entry, row)) reportTwoKinds(entry, row, options);
    else {
      entry.rows.push(row);
      namePerson(known, entry, row.fact);
    }
  }
  for (const row of rows) if (row.origin.implied && !known.has(row.fact.id)) add(row);
  return entries;
}

/**
 * The person of another table with the same id, roll number or email address, or of the same table with the same id. Two
 * roll numbers are two people: a corrected one is named in the mapping.
 */
function entryOf({ fact, origin }: PersonRow, known: Directory<Entry>): Entry | undefined {
  const exact = known.get(fact.id);
  if (exact !== undefined) return exact;
  for (const name of [fact.id, fact.rollNumber, fact.employeeId, fact.email]) {
    const found = name === undefined ? undefined : known.find(name);
    if (
      found?.rows.every((row) => row.origin.table !== origin.table && hasSameNumber(row.fact, fact))
    )
      return found;
  }
  return undefined;
}

const hasSameNumber = (one: Fact, other: Fact) =>
  (['rollNumber', 'employeeId'] as const).every(
    (field) =>
      one[field] === undefined ||
      other[field] === undefined ||
      nameKey(one[field]) === nameKey(other[field]),
  );

function withNewId(fact: Fact, samePeople: ReadonlyMap<string, string>): Fact {
  if (samePeople.size === 0) return fact;
  const { id, rollNumber, employeeId } = fact;
  const now = (one: string) => samePeople.get(one) ?? one;
  return {
    ...fact,
    id: now(id),
    ...(rollNumber !== undefined && { rollNumber: now(rollNumber) }),
    ...(employeeId !== undefined && { employeeId: now(employeeId) }),
  };
}

const isOfOtherKind = ({ rows }: Entry, { fact }: PersonRow) =>
  fact.kind !== undefined && rows.some((row) => row.fact.kind && row.fact.kind !== fact.kind);

function reportTwoKinds({ rows }: Entry, { fact, origin }: PersonRow, { report }: PeopleOptions) {
  const [first] = rows;
  reportAt(report, origin, 'id', {
    ...errorOf('person', 'id-of-two-people'),
    value: fact.id,
    message: 'A student and a teacher have this id.',
    allowed: 'an id that nobody else has',
    ...(first && { nearest: `line ${first.origin.line} of ${first.origin.table.file}` }),
    action: 'Correct one of them in the system that exports the file.',
  });
}

function kindOf({ id, rows }: Entry, { roleOf }: PeopleOptions): PersonRole | undefined {
  return rows.findLast(({ fact }) => fact.kind !== undefined)?.fact.kind ?? roleOf(id);
}

/** All tables of the newest date that list students, or teachers, together are the list. */
function listOf(
  kind: PersonRole,
  entries: readonly Entry[],
  options: PeopleOptions,
): List | undefined {
  const { dateOf, isList, isAddition } = options;
  const tables = new Map<string, Origin>();
  for (const entry of entries)
    if (kindOf(entry, options) === kind)
      for (const { origin } of entry.rows)
        if (!origin.implied && isList(origin))
          tables.set(`${origin.table.file}\n${origin.table.sheet ?? ''}`, origin);
  const all = [...tables.values()];
  const whole = all.filter((origin) => !isAddition(origin));
  if (whole.length === 0) return undefined;
  const date = whole.map(dateOf).reduce((a, b) => (a > b ? a : b));
  for (const origin of whole)
    if (date !== '' && dateOf(origin) === '') reportUndated(origin, date, options.report);
  return {
    date,
    isIn: ({ origin }) =>
      !origin.implied &&
      (isList(origin) && !isAddition(origin)
        ? dateOf(origin) === date
        : isAddition(origin) && dateOf(origin) >= date),
  };
}

function reportUndated({ table: { file, sheet } }: Origin, date: string, report: Report): void {
  report({
    ...warningOf('table', 'list-without-date'),
    place: { file, ...(sheet !== undefined && { sheet }) },
    value: date,
    message: 'This list has no date, so another list with a date counts.',
    action: `Write the day of the list into its name, for example "${withDay(file, date)}", or remove it.`,
  });
}

const withDay = (file: string, day: string) =>
  file.replace(/(?:\.\w+)?$/, (end) => ` ${day}${end}`);

/** The newest value of each field, and the sections of all rows of the list. */
function merged(
  { rows }: Entry,
  list: List | undefined,
  options: PeopleOptions,
): { fact: Fact; origin: Origin } {
  const [first] = rows;
  const fact: Record<string, unknown> = {};
  const from = new Map<string, Origin>();
  const set = (field: string, value: unknown, origin: Origin) => {
    const before = from.get(field);
    if (before && fact[field] !== value && !notCompared.includes(field))
      compare(before, origin, field, [String(fact[field]), String(value)], options);
    fact[field] = value;
    from.set(field, origin);
  };
  for (const { fact: said, origin } of rows) {
    for (const [field, value] of Object.entries(said))
      if (!names.some((name) => name === field) && field !== 'sections') set(field, value, origin);
    setName(fact, said, origin, from, options);
  }
  const ofNames = rows.find(({ origin }) => origin.table.file === options.names);
  if (ofNames) replaceName(fact, ofNames.fact);
  const listed = list ? rows.filter((row) => list.isIn(row)) : rows;
  const sections = joined(listed) ?? lastSections(rows);
  if (sections) fact['sections'] = sections;
  const origin = listed.at(-1)?.origin ?? first!.origin;
  return { fact: fact as unknown as Fact, origin };
}

function compare(
  before: Origin,
  origin: Origin,
  field: string,
  values: [string, string],
  { dateOf, onTwoValues, onCorrection }: PeopleOptions,
): void {
  if (dateOf(before) === dateOf(origin)) onTwoValues(before, origin, field, values);
  else onCorrection();
}

/** An id in place of a name does not replace a name. */
function setName(
  fact: Record<string, unknown>,
  said: Fact,
  origin: Origin,
  from: Map<string, Origin>,
  options: PeopleOptions,
): void {
  const before = fact['name'] as string | undefined;
  const isId = /[@\d]/.test(said.name);
  if (before !== undefined && isId && !/[@\d]/.test(before)) return;
  const other = from.get('name');
  const isOther = before !== undefined && !areSameName(before, said.name);
  const { names: file } = options;
  const isSettled = [origin.table.file, other?.table.file].includes(file ?? '');
  if (other && isOther && !isSettled) compare(other, origin, 'name', [before, said.name], options);
  if (before === undefined || said.name !== before) replaceName(fact, said);
  else Object.assign(fact, defined(said));
  from.set('name', origin);
}

const defined = ({ givenName, familyName }: Fact) => ({
  ...(givenName !== undefined && { givenName }),
  ...(familyName !== undefined && { familyName }),
});

function replaceName(fact: Record<string, unknown>, said: Fact): void {
  for (const name of names) delete fact[name];
  Object.assign(fact, { name: said.name }, defined(said));
}

const lastSections = (rows: readonly PersonRow[]) =>
  rows.findLast(({ fact }) => fact.sections !== undefined)?.fact.sections;

/** The sections of several rows; those of one class that is written in two ways are one. */
function joined(rows: readonly PersonRow[]): string[] | undefined {
  const all = rows.flatMap(({ fact }) => fact.sections ?? []);
  if (all.length === 0) return undefined;
  const byKey = new Map(all.map((name) => [codeKey(name), name]));
  return [...byKey.values()];
}
