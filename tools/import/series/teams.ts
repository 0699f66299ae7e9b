import type { DateOrder, ReadContext, Reader } from '../fact/reader';
import type { Column, Row, Table } from '../source/table';
import { DateEvidence } from '../value/date-evidence';
import { parseDayTime } from '../value/day';
import { collectEvidence } from '../value/evidence';
import { isNothing } from '../value/nothing';
import { wordKey } from '../value/word';
import type { SeriesOptions } from './options';
import { contextOf } from './preamble';
import { placeOf, SeriesRun } from './series-run';

const names =
  'name (original name),name,full name,vollstandiger name,nombre completo,nom complet,nome completo'.split(
    ',',
  );
const joins =
  'first join,first join time,join time,erster beitritt,beitrittszeit,primera union,premiere participation'.split(
    ',',
  );
const timestamps = ['timestamp', 'zeitstempel', 'marca de tiempo', 'horodatage'];
const actions = ['user action', 'benutzeraktion', 'accion del usuario', 'action de l utilisateur'];
const leaves = ['last leave', 'last leave time', 'leave time', 'letztes verlassen'];
const durations =
  'duration (minutes),total duration (minutes),in meeting duration,duration,dauer der besprechungsteilnahme,dauer'.split(
    ',',
  );
const emails = ['email', 'e mail', 'user email', 'email address'];
const accounts = ['participant id (upn)', 'teilnehmer id (upn)', 'upn'];
const roles = ['role', 'rolle'];

function findColumn(header: readonly string[], wanted: readonly string[]): Column | undefined {
  const index = header.findIndex((name) => wanted.includes(wordKey(name)));
  return index < 0 ? undefined : { name: header[index] ?? '', index };
}

/** How many headers of an attendance report a row has; 0 if it has no moment of joining. */
export function teamsNames(header: readonly string[]): number {
  const join = findColumn(header, joins) ?? findColumn(header, timestamps);
  if (!join || !findColumn(header, names)) return 0;
  const all = [names, joins, timestamps, actions, leaves, durations, emails, accounts, roles];
  return all.filter((wanted) => findColumn(header, wanted)).length;
}

/** Tables of the same file that repeat or sum up the table of participants. */
function isBeside({ header, sheet = '', preamble }: Table): boolean {
  const title = `${sheet} ${preamble.at(-1)?.cells[0] ?? ''}`;
  const summary = header[0] === 'Meeting title' || header[0] === 'Total Number of Participants';
  return summary || (/in-meeting activit/i.test(title) && findColumn(header, joins) !== undefined);
}

/** A reader of the attendance report that Microsoft Teams exports after a meeting. */
export function findTeams(table: Table, options: SeriesOptions): Reader | undefined {
  const { header } = table;
  if (isBeside(table))
    return { format: 'Microsoft Teams meeting (details)', kinds: [], complete: false, read: skip };
  const name = findColumn(header, names);
  const joined = findColumn(header, joins);
  const stamped = findColumn(header, actions) && findColumn(header, timestamps);
  const join =
    joined && (findColumn(header, leaves) ?? findColumn(header, durations)) ? joined : stamped;
  if (!name || !join) return undefined;
  const named = [findColumn(header, emails), findColumn(header, accounts), name];
  const persons = named.filter((column) => column !== undefined);
  const shape = { persons, join, role: findColumn(header, roles) };
  return {
    format: header.some((cell) => /\(minutes\)/i.test(cell))
      ? 'Zoom attendance'
      : 'Microsoft Teams attendance',
    kinds: ['attendance'],
    complete: false,
    read: (source, target) => new Teams(source, target, shape, options).read(),
  };
}

async function skip(table: Table, { onRows }: ReadContext): Promise<void> {
  for await (const rows of table.rows()) onRows(rows.length);
}

class Teams extends SeriesRun {
  private readonly base: { section?: string; course?: string };
  /** Who was in the meeting on which day: people join more than once. */
  private readonly seen = new Set<string>();
  private order: DateOrder | undefined;
  private start = '99:99';

  constructor(
    table: Table,
    target: ReadContext,
    private readonly shape: { persons: readonly Column[]; join: Column; role: Column | undefined },
    private readonly options: SeriesOptions,
  ) {
    super(table, target, { person: shape.persons[0], day: shape.join });
    const { section, course } = contextOf(table);
    this.base = { section, course };
  }

  async read(): Promise<void> {
    if (!(await this.settleOrder())) return;
    await this.findStart();
    await this.readRows(
      (row) => this.readRow(row),
      'Check the days of this table, or export the report again.',
    );
  }

  private async settleOrder(): Promise<boolean> {
    this.order = this.options.dateOrder;
    if (this.order) return true;
    const { join } = this.shape;
    const evidence = new DateEvidence();
    for (const row of this.table.preamble)
      for (const cell of row.cells) evidence.observe(cell, row.line);
    await collectEvidence(this.table, new Map([[join.index, evidence]]));
    const problem = evidence.problem({ ...placeOf(this.table), column: join });
    if (problem) this.target.report(problem);
    this.order = evidence.order;
    return problem === undefined;
  }

  /** The session is named by when the first person joined. */
  private async findStart(): Promise<void> {
    for await (const rows of this.table.rows())
      for (const row of rows) {
        const time = this.joinOf(row)?.time;
        if (time && time < this.start) this.start = time;
      }
  }

  private joinOf({ cells }: Row): { day: string; time?: string } | undefined {
    const { timeZone } = this.options;
    return parseDayTime(cells[this.shape.join.index] ?? '', { order: this.order, timeZone });
  }

  private readRow(row: Row): void {
    const { persons, join, role } = this.shape;
    const cells = persons.map(({ index }) => row.cells[index] ?? '');
    const person = cells.find((cell) => !isNothing(cell));
    const value = row.cells[join.index] ?? '';
    if (!person || (role && /^organi/i.test(row.cells[role.index] ?? ''))) return;
    this.total += 1;
    const moment = this.joinOf(row);
    if (!moment) return this.refuse(row, value);
    const key = `${person}\n${moment.day}`;
    if (this.seen.has(key)) return;
    this.seen.add(key);
    const session = this.start < '99' ? this.start : undefined;
    const fact = { person, day: moment.day, session, ...this.base, status: 'present' } as const;
    this.add('attendance', fact, row, join);
  }

  private refuse(row: Row, value: string): void {
    this.warn(row.line, this.shape.join, {
      code: 'not-a-day',
      value,
      message: 'This is not a day with a time, so the row is left out.',
      allowed: 'a moment such as 2026-08-24 09:30',
    });
  }
}
