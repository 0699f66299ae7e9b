import type { Facts, Kind, Origin } from '@/tools/import/fact/fact';
import { Interner } from '@/tools/import/model/intern';
import { unitKey } from '@/tools/import/model/new-section';
import type { TableName } from '@/tools/import/source/table';
import { getOrMake } from '@/tools/file/get-or-make';

/** The kinds of facts that stay until a file covers them. */
const savedKinds = [
  'meeting',
  'change',
  'exam',
  'assignment',
  'result',
  'courseResult',
  'attendance',
  'attendanceTotal',
] as const satisfies readonly Kind[];

type SavedKind = (typeof savedKinds)[number];

export const isSavedKind = (kind: Kind): kind is SavedKind =>
  (savedKinds as readonly Kind[]).includes(kind);

/** The fields of facts of these kinds that say what a table covers. */
export type SavedFact = Partial<
  Pick<Facts['attendance'], 'person' | 'day' | 'section' | 'course'> &
    Pick<Facts['attendanceTotal'], 'month'> &
    Pick<Facts['result'], 'assignment'> &
    Pick<Facts['courseResult'], 'term'> &
    Pick<Facts['exam'], 'id' | 'title'>
>;

/** What the files of a run call a section or course. */
export interface UnitId {
  id: string;
  isSection: boolean;
}

export type FindUnitId = (name: string) => UnitId | undefined;

/** What one table says of one kind. */
interface TableCover {
  /** Whether it is everything that there is of the kind, or everything that its own file has ever said. */
  complete?: 'all' | 'file';
  first: string;
  last: string;
  /** What it names, by section or course. */
  units: Map<string, Set<string>>;
  people: Set<string>;
}

/**
 * What the tables of a run cover: the days between the first and the last of a table, the assessments that it names, the
 * sections that it lists. What an earlier run knew of these is replaced, and everything else stays.
 */
export class Coverage {
  private readonly covers = new Map<SavedKind, Map<string, TableCover>>();
  private readonly texts = new Interner();

  /** Notes a table that is more than its rows show. */
  addComplete(kind: SavedKind, table: TableName, complete: 'all' | 'file'): void {
    this.coverOf(kind, table).complete = complete;
  }

  add(kind: SavedKind, fact: SavedFact, { table, implied }: Origin): void {
    const cover = this.coverOf(kind, table);
    const { day, person } = fact;
    if (day !== undefined) {
      if (cover.first === '' || day < cover.first) cover.first = day;
      if (day > cover.last) cover.last = day;
    }
    const { intern } = this.texts;
    if (person !== undefined && !cover.people.has(person)) cover.people.add(intern(person));
    const unit = unitKey(fact);
    const name = nameOf(kind, fact, implied);
    let named = cover.units.get(unit);
    if (!named || (named === unnamed && name !== ''))
      cover.units.set(intern(unit), (named = name === '' ? unnamed : new Set(named)));
    if (!named.has(name)) named.add(intern(name));
  }

  /** Says whether a table of this run covers a fact of an earlier one. It is to be called when all tables are read. */
  over(findUnit: FindUnitId): (kind: SavedKind, fact: SavedFact, origin: Origin) => boolean {
    for (const covers of this.covers.values())
      for (const cover of covers.values()) cover.units = byId(cover.units, findUnit);
    return (kind, fact, origin) => {
      const found = findUnit(unitKey(fact));
      const unit = { ...(found ?? { id: unitKey(fact), isSection: false }), isKnown: !!found };
      // Counts replace the sessions that they count.
      const of = kind === 'attendance' ? [kind, 'attendanceTotal' as const] : [kind];
      const own = keyOf(origin.table);
      const covers = (one: SavedKind, cover: TableCover, isSame: boolean) =>
        cover.complete === 'all' ||
        (cover.complete === 'file' && isSame) ||
        isCovered({ one, kind, fact, unit, isSame }, origin, cover);
      // Most are in the same table again.
      const same = this.covers.get(kind)?.get(own);
      if (same && covers(kind, same, true)) return true;
      for (const one of of)
        for (const [table, cover] of this.covers.get(one) ?? [])
          if (covers(one, cover, table === own)) return true;
      return false;
    };
  }

  private coverOf(kind: SavedKind, table: TableName): TableCover {
    const covers = getOrMake(this.covers, kind, () => new Map<string, TableCover>());
    return getOrMake(covers, keyOf(table), () => ({
      ...{ first: '', last: '', units: new Map(), people: new Set<string>() },
    }));
  }
}

/** Most kinds name nothing besides the section: such sections share this. */
const unnamed = new Set(['']);

const keyOf = ({ file, sheet = '' }: TableName) => `${file}\n${sheet}`;

/** What a fact is of, besides the section. */
function nameOf(kind: SavedKind, fact: SavedFact, implied = false): string {
  switch (kind) {
    case 'assignment':
      return `${implied ? 'named' : 'listed'} ${fact.id}`;
    case 'exam':
      return fact.title ?? fact.id ?? '';
    case 'result':
      return fact.assignment ?? '';
    case 'courseResult':
      return `${fact.person}\n${fact.term ?? ''}`;
    case 'attendanceTotal':
      return fact.month ?? '';
    default:
      return '';
  }
}

/** Names of one section or course are one. */
function byId(units: TableCover['units'], findUnit: FindUnitId): TableCover['units'] {
  const merged: TableCover['units'] = new Map();
  for (const [name, named] of units) {
    const id = findUnit(name)?.id ?? name;
    const other = merged.get(id);
    merged.set(id, other ? new Set([...other, ...named]) : named);
  }
  return merged;
}

interface Asked {
  /** The kind of the table's facts, and that of the fact. */
  one: SavedKind;
  kind: SavedKind;
  fact: SavedFact;
  unit: UnitId & { isKnown: boolean };
  /** Whether the fact is from an earlier version of the table. */
  isSame: boolean;
}

/**
 * A course has sections that the table may not have, so it is covered for those whom the table lists; the same is true
 * where no section is named, unless it is the same table again.
 */
function isCovered(
  { one, kind, fact, unit, isSame }: Asked,
  { implied }: Origin,
  { first, last, units, people }: TableCover,
): boolean {
  const { day = '', person } = fact;
  if (kind === 'change' && isSame) return first <= day && day <= last;
  const isPerson = isSame || person === undefined || people.has(person);
  const named = units.get(unit.id) ?? units.get('');
  // A section that has another name now.
  const sets = named ? [named] : unit.isKnown || !isPerson ? [] : [...units.values()];
  if (sets.length === 0 || !(isPerson || (named && unit.isSection))) return false;
  if (one === 'attendance' || kind === 'change') return first <= day && day <= last;
  const has = (name: string) => sets.some((set) => set.has(name));
  if (kind === 'attendance') return has('') || has(day.slice(0, 7));
  return has(nameOf(kind, fact)) || (implied === true && has(nameOf(kind, fact, true)));
}
