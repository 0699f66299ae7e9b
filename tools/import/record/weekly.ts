import { compareCode } from '@/lib/text/compare-text';
import { getOrMake } from '@/tools/file/get-or-make';
import type { ImportedPerson, KnownClass, ImportedMeeting, Section } from '../model/entity';
import { lastTerm } from '../model/last-term';
import { weekdays } from '../value/weekday';
import { limits } from '@/content/schema/limits';
import { slugOf } from './slug';
import type { TextShortener } from './text-shortener';
import { defined } from '../value/defined';

/** Meetings of a section at the same time on several days. */
export interface Weekly extends KnownClass {
  section: Section;
  start: string;
  end: string;
  period?: number;
  room?: string;
  batch?: string;
  elective?: string;
  from?: string;
  to?: string;
  /** The only days it is held on. */
  dates?: string[];
  /** Who teaches it, if it is not every teacher of the section. */
  teachers?: readonly ImportedPerson[];
  meetings: ImportedMeeting[];
}

/** For whom of its section a class is. */
export const groupOf = ({ batch, elective }: Weekly, fit: TextShortener) => ({
  batch: fit.line(batch, limits.batch, 'batch'),
  elective: fit.line(elective, limits.batch, 'elective'),
});

const known = new WeakMap<Section, Weekly[]>();

/** The weekly meetings of a section. Students and teachers have them under the same ids. */
export const weeklyOf = (section: Section): readonly Weekly[] =>
  getOrMake(known, section, () => makeWeekly(section));

function makeWeekly(section: Section): Weekly[] {
  const dates = datesOf(section);
  const merged = new Map<string, Weekly>();
  for (const meeting of section.meetings) {
    const { start, end, period, room = section.room, batch, elective, teachers } = meeting;
    const { from, to } = daysOf(meeting, dates);
    const key = `${section.id} ${start} ${end} ${meeting.room ?? ''} ${meeting.from ?? ''} ${meeting.to ?? ''}${meeting.dates ? ' dates' : ''}${[elective, batch].map((one) => (one === undefined ? '' : ` ${one}`)).join('')}`;
    const whole = `${key} ${(teachers ?? [])
      .map(({ id }) => id)
      .sort()
      .join(' ')}`;
    const one: Weekly = merged.get(whole) ?? {
      // A section may have two teachers at the same time on different days.
      id: '',
      newId: slugOf([...merged.keys()].some((other) => other.startsWith(`${key} `)) ? whole : key),
      ...{ section, start, end, weekdays: [], meetings: [] },
      ...defined({ period, room, batch, elective, from, to, teachers }),
    };
    one.meetings.push(meeting);
    if (meeting.dates) one.dates = [...new Set([...(one.dates ?? []), ...meeting.dates])].sort();
    one.weekdays = weekdays.filter(
      (day) => one.weekdays.includes(day) || meeting.weekdays.includes(day),
    );
    merged.set(whole, one);
  }
  const all = [...merged.values()];
  keepIds(
    all.sort((a, b) => compareCode(a.start, b.start) || compareCode(a.newId, b.newId)),
    section.classesBefore ?? [],
  );
  return all.sort((a, b) => compareCode(a.start, b.start) || compareCode(a.id, b.id));
}

/** Which of the classes before a meeting is: the same one, then one on its weekdays, then any that is gone. */
const isSame: readonly ((one: Weekly, before: KnownClass) => boolean)[] = [
  (one, before) => one.newId === before.newId,
  (one, before) => one.weekdays.some((day) => before.weekdays.includes(day)),
  () => true,
];

/** A meeting whose time or room changes keeps its id: changes of single classes and calendar programs know it by that. */
function keepIds(all: readonly Weekly[], before: readonly KnownClass[]): void {
  const gone = [...before];
  for (const fits of isSame)
    for (const one of all.filter(({ id }) => id === '')) {
      const index = gone.findIndex((candidate) => fits(one, candidate));
      const [same] = index === -1 ? [] : gone.splice(index, 1);
      if (same) one.id = same.id;
    }
  const taken = new Set(all.map(({ id }) => id));
  for (const one of all.filter(({ id }) => id === '')) {
    one.id = one.newId;
    for (let number = 2; taken.has(one.id); number += 1) one.id = slugOf(`${one.newId} ${number}`);
    taken.add(one.id);
  }
}

/** The first and the last day of a meeting: its own or, where they fit, those of the term. */
function daysOf({ from, to }: ImportedMeeting, [first, last]: ReturnType<typeof datesOf>) {
  const fits = (first ?? '') <= (to ?? '9') && (from ?? '') <= (last ?? '9');
  return fits ? { from: from ?? first, to: to ?? last } : { from, to };
}

/** The first and the last day of the term of a section, if both are known. */
export function datesOf(section: Section): [from: string | undefined, to: string | undefined] {
  const { start, end } = lastTerm(section) ?? {};
  return start === undefined || end === undefined ? [undefined, undefined] : [start, end];
}
