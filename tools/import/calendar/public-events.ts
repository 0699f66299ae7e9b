import { weekdayOf } from '@/lib/time/date';
import { pluralize } from '@/tools/file/pluralize';
import { errorOf, type DataProblem } from '../problem/data-problem';
import type { Facts, Origin } from '../fact/fact';

/** Whether the events of a calendar file that are no classes of known sections may be seen by everybody. */
export type EventAudience = 'public' | 'private';

/** An event as a calendar file says it. */
export interface FoundEvent {
  fact: Facts['event'];
  origin: Origin;
}

/** An academic calendar has no more events. */
const mostEvents = 300;

/** A code of a course, such as CS301 or "CS 301-X", and not a year. */
const courseCode = /\b\p{L}{2,6}[\s_-]?(?!(?:19|20)\d\d\b)\d{2,4}/u;

/** An event that is as often as this on the same weekday at the same time is probably a class. */
function classRepeats(title: string, hasClasses: boolean): number {
  if (courseCode.test(title)) return hasClasses ? 1 : 2;
  return hasClasses ? 2 : 3;
}

/**
 * The question whether the events of a file are for everybody: if one repeats like a class or is called like one, or
 * there are very many. A class whose section no list has would be public otherwise. `hasClasses` says whether the file
 * has classes of known sections.
 */
export function questionOfAudience(
  events: readonly FoundEvent[],
  hasClasses: boolean,
): DataProblem | undefined {
  const [first] = events;
  if (!first) return undefined;
  const counts = new Map<string, { title: string; count: number }>();
  for (const { fact } of events) {
    if (fact.startTime === undefined || fact.type === 'holiday') continue;
    const key = JSON.stringify([fact.title, fact.startTime, weekdayOf(fact.start)]);
    counts.set(key, { title: fact.title, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  const likely = [...counts.values()]
    .filter(({ title, count }) => count >= classRepeats(title, hasClasses))
    .sort((a, b) => b.count - a.count);
  if (likely.length === 0 && events.length <= mostEvents) return undefined;
  const { file, sheet } = first.origin.table;
  const shown = likely
    .slice(0, 3)
    .map(({ title, count }) => `${title} (${pluralize(count, 'time')})`);
  return {
    ...errorOf('table', 'classes-or-events'),
    place: { file, sheet, line: first.origin.line },
    value: [`${events.length} events`, ...shown].join(', '),
    message:
      'This calendar would add these events to the academic calendar, which everybody can see. They are probably classes whose sections no file has.',
    action:
      `Correct the names of the sections or add the file that lists them; or write "calendars": { ${JSON.stringify(file)}: "public" } into ` +
      'college/mapping.json to publish the events, or "private" to leave them out. Then run the command again.',
  };
}
