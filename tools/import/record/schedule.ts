import { compareCode } from '@/lib/text/compare-text';
import { latestChanges } from '@/components/schedule/model/dated-meeting';
import { limits } from '@/content/schema/limits';
import type { Exam, MeetingChange, Schedule, SpecialDay } from '@/content/schema/schedule/schedule';
import { getOrMake } from '@/tools/file/get-or-make';
import type { ClassChange, Section } from '../model/entity';
import { fromRow } from '../model/entry-origin';
import { lastTerm } from '../model/last-term';
import type { Model } from '../model/model';
import type { RecordContext } from './context';
import { TextShortener } from './text-shortener';
import { movedTo } from './moved-to';
import { slugOf } from './slug';
import { datesOf, weeklyOf, type Weekly } from './weekly';
import { defined } from '../value/defined';

/** The term, special days, changes and exams of weekly meetings, with the changes that teachers sent as files. */
export function scheduleOf(
  weekly: readonly Weekly[],
  sections: readonly Section[],
  context: RecordContext,
): Schedule {
  const { model, fit } = context;
  const term = termOf([...new Set([...sections, ...weekly.map(({ section }) => section)])], fit);
  return {
    ...(term && { term }),
    days: specialDaysOf(model, fit).filter(
      ({ day, end = day }) => !term || (day <= term.to && term.from <= end),
    ),
    changes: weekly.flatMap((one) =>
      changesOf(one, context).filter(({ day }) => !one.dates || one.dates.includes(day)),
    ),
    exams: sections
      .flatMap((section) => examsOf(section, fit))
      .sort(
        (a, b) =>
          compareCode(a.day, b.day) || compareCode(a.start, b.start) || compareCode(a.id, b.id),
      ),
  };
}

/** From the first to the last day of the terms of all sections, with the name of the one that starts last. */
function termOf(sections: readonly Section[], fit: TextShortener): Schedule['term'] {
  const all = sections.map(datesOf);
  const from = all.flatMap(([first]) => first ?? []).sort()[0];
  const to = all
    .flatMap(([, last]) => last ?? [])
    .sort()
    .at(-1);
  const [newest] = sections
    .flatMap((section) => lastTerm(section) ?? [])
    .filter(({ start, end }) => start !== undefined && end !== undefined)
    .sort((a, b) => compareCode(b.start ?? '', a.start ?? '') || compareCode(a.id, b.id));
  if (from === undefined || to === undefined || from > to || !newest) return undefined;
  return { name: fit.line(newest.title, limits.term, 'title'), from, to };
}

const knownDays = new WeakMap<Model, SpecialDay[]>();

const specialDaysOf = (model: Model, fit: TextShortener) =>
  getOrMake(knownDays, model, () => makeSpecialDays(model, fit));

function makeSpecialDays({ specialDays }: Model, fit: TextShortener): SpecialDay[] {
  const days = new Map<string, SpecialDay>();
  for (const { id, title, start, end, follows, until } of specialDays) {
    const day: SpecialDay = {
      id: slugOf(id),
      day: start,
      ...(end !== undefined && end >= start && { end }),
      kind: (follows ?? until) === undefined ? 'holiday' : 'special',
      label: fit.line(title, limits.calendar.label, 'title'),
      ...defined({ follows, until }),
    };
    if (!days.has(day.id)) days.set(day.id, day);
  }
  return [...days.values()].slice(0, 1000);
}

/** The changes of a weekly meeting that hold. Texts that are cut off are not reported. */
export function heldChanges(
  weekly: Weekly,
  { sent }: Pick<RecordContext, 'sent'>,
): MeetingChange[] {
  const fit = new TextShortener(() => undefined, weekly.section.origin);
  return [...latestChanges(changesOf(weekly, { sent, fit })).values()];
}

/** The changes of a weekly meeting, with those that teachers sent as files. */
function changesOf(
  weekly: Weekly,
  { sent, fit }: Pick<RecordContext, 'sent' | 'fit'>,
): MeetingChange[] {
  const changes = importedChanges(weekly, fit);
  return sent.get(weekly.id)?.(changes) ?? changes;
}

function importedChanges(weekly: Weekly, fit: TextShortener): MeetingChange[] {
  const counts = new Map<string, number>();
  return weekly.section.changes
    .filter(({ meeting }) => weekly.meetings.includes(meeting))
    .flatMap((change): MeetingChange[] => {
      const what = whatChanges(change, weekly, fit);
      if (!what) return [];
      const { day, kind, reason, decided } = change;
      const sequence = (counts.get(day) ?? 0) + 1;
      counts.set(day, sequence);
      return [
        {
          id: slugOf(`${weekly.id} ${day} ${sequence}`),
          ...{ meeting: weekly.id, day, kind, ...what },
          ...defined({ reason: fit.line(reason, limits.cancellation.reason, 'reason') }),
          ...{ at: `${decided ?? day}T00:00`, sequence },
        },
      ];
    });
}

/** Returns where a moved meeting goes, and who holds it if another teacher does. */
function whatChanges(
  change: ClassChange,
  weekly: Weekly,
  fit: TextShortener,
): Pick<MeetingChange, 'to' | 'teachers'> | undefined {
  const { kind, room } = change;
  if (kind === 'cancelled') return {};
  const teachers = change.teachers && {
    teachers: change.teachers.map((name) => fit.line(name, limits.person, 'teachers')),
  };
  if (kind === 'substituted') return teachers;
  const to = movedTo(change, weekly);
  if (!to) return undefined;
  return {
    to: { ...to, ...defined({ room: fit.line(room, limits.room, 'room') }) },
    ...teachers,
  };
}

function examsOf({ name, course, exams }: Section, fit: TextShortener): Exam[] {
  return exams.map(({ id, title, day, start, end, room, origin }) =>
    fromRow(origin, {
      id: slugOf(`${id} ${name}`),
      course: fit.line(course?.title ?? name, limits.course, 'title'),
      ...defined({ label: fit.line(title, limits.calendar.label, 'title') }),
      ...{ section: fit.section(name), day, start, end },
      ...defined({ room: fit.line(room, limits.room, 'room') }),
    }),
  );
}

/** The weekly meetings of sections, by time. */
export function weeklyOfAll(sections: readonly Section[]): Weekly[] {
  return sections
    .flatMap((section) => [...weeklyOf(section)])
    .sort((a, b) => compareCode(a.start, b.start) || compareCode(a.id, b.id));
}
