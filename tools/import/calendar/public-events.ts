import type { Diagnostic } from '../diagnostic/diagnostic';
import type { Facts, Origin } from '../fact/fact';

/** Whether the events of a calendar file that are no classes of known sections may be seen by everybody. */
export type Audience = 'public' | 'private';

/** An event as a calendar file says it. */
export interface FoundEvent {
  fact: Facts['event'];
  origin: Origin;
}

/** An event with a time that is so often in a file is probably a class, and so many events are no academic calendar. */
const most = { repeats: 9, events: 300 };

/**
 * The question whether the events of a file are for everybody: if one with a time repeats like a class, most of them
 * repeat, or there are very many. A class whose section no list has would be public otherwise.
 */
export function questionOfAudience(events: readonly FoundEvent[]): Diagnostic | undefined {
  const [first] = events;
  if (!first) return undefined;
  const counts = new Map<string, { title: string; count: number }>();
  for (const { fact } of events) {
    if (fact.startTime === undefined || fact.type === 'holiday') continue;
    const key = JSON.stringify([fact.title, fact.startTime]);
    counts.set(key, { title: fact.title, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  const repeated = [...counts.values()].sort((a, b) => b.count - a.count);
  const weekly = repeated.filter(({ count }) => count > 2);
  const isMostlyWeekly =
    events.length > most.repeats &&
    weekly.reduce((sum, { count }) => sum + count, 0) * 2 > events.length;
  const isRepeated = (repeated[0]?.count ?? 0) > most.repeats;
  if (!isMostlyWeekly && !isRepeated && events.length <= most.events) return undefined;
  const { file, sheet } = first.origin.table;
  const shown = weekly.slice(0, 3).map(({ title, count }) => `${title} (${count} times)`);
  return {
    severity: 'error',
    stage: 'table',
    code: 'classes-or-events',
    place: { file, ...(sheet !== undefined && { sheet }), line: first.origin.line },
    value: [`${events.length} events`, ...shown].join(', '),
    message:
      'This calendar would add these events to the academic calendar, which everybody can see. They are probably classes whose sections no file has.',
    action:
      `Correct the names of the sections or add the file that lists them; or write "calendars": { ${JSON.stringify(file)}: "public" } into ` +
      'college/mapping.json to publish the events, or "private" to leave them out. Then run the command again.',
  };
}
