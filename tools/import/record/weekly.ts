import { compareCode } from '@/lib/text/compare-text';
import { getOrMake } from '@/tools/file/get-or-make';
import type { Weekday } from '../fact/fact';
import type { ImportedPerson, ImportedMeeting, Section } from '../model/entity';
import { lastTerm } from '../model/last-term';
import { weekdays } from '../value/weekday';
import { limits } from '@/content/schema/limits';
import { slugOf } from './slug';
import type { TextShortener } from './text-shortener';
import { defined } from '../value/defined';

/** Meetings of a section at the same time on several days. */
export interface Weekly {
  id: string;
  weekdays: Weekday[];
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
    const key = JSON.stringify([
      ...[start, end, meeting.room, meeting.from, meeting.to, batch, elective],
      meeting.dates !== undefined,
      (teachers ?? []).map(({ id }) => id).sort(),
    ]);
    const one: Weekly = merged.get(key) ?? {
      id: '',
      ...{ section, start, end, weekdays: [], meetings: [] },
      ...defined({ period, room, batch, elective, from, to, teachers }),
    };
    one.meetings.push(meeting);
    if (meeting.dates) one.dates = [...new Set([...(one.dates ?? []), ...meeting.dates])].sort();
    one.weekdays = weekdays.filter(
      (day) => one.weekdays.includes(day) || meeting.weekdays.includes(day),
    );
    merged.set(key, one);
  }
  const all = [...merged.values()];
  setIds(all);
  return all.sort((a, b) => compareCode(a.start, b.start) || compareCode(a.id, b.id));
}

/**
 * Gives each class the id of its first meeting: the section, the weekday and the start. It stays if the room, the end or
 * the teacher changes, because changes of single classes and calendar programs know a class by its id.
 */
function setIds(all: readonly Weekly[]): void {
  const taken = new Set<string>();
  for (const one of all) {
    const [{ batch, elective, from, dates } = { batch: '' }] = one.meetings;
    const names = [one.section.id, one.weekdays[0], one.start, batch, elective];
    const longer = [...names, from, dates?.[0]];
    const candidates = [names, longer].map((parts) => slugOf(parts.filter(Boolean).join(' ')));
    one.id = candidates.find((id) => !taken.has(id)) ?? '';
    for (let number = 2; one.id === ''; number += 1) {
      const id = slugOf(`${candidates[0]} ${number}`);
      if (!taken.has(id)) one.id = id;
    }
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
