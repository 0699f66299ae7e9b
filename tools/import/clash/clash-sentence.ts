import { formatDay, formatTime, formatWeekday } from '@/lib/time/date';
import type { Clash, ClashItem } from './clash';

/** A clash as plain sentences, for a terminal or a page. */
export function clashSentence<O>(clash: Clash<O>): string {
  const { kind, days, items, holiday, limit } = clash;
  const [first = ''] = days;
  const names = items.map(describe);
  const on = formatWeekday(first);
  if (kind === 'booked-twice')
    return `${sharedNames(clash)} booked twice on ${on}: ${joinWords(names)}.${repeats(days)}`;
  if (kind === 'holiday')
    return `${capitalized(names[0] ?? '')} is on a holiday: ${on} is ${holiday ?? 'a holiday'}.`;
  const what =
    kind === 'assignments'
      ? `${items.length} assignments of section ${clash.shared[0]?.name} are due`
      : `Section ${clash.shared[0]?.name} has ${items.length} exams`;
  return `${what} on ${on}, and the limit is ${limit}: ${joinWords(names)}.`;
}

/** What is booked twice: "Room C-204 and Dr. Rao are". */
function sharedNames<O>({ shared }: Clash<O>): string {
  const names = shared.map(({ resource, name }) =>
    resource === 'teacher' ? name : `${resource} ${name}`,
  );
  return `${capitalized(joinWords(names))} ${names.length === 1 ? 'is' : 'are'}`;
}

function describe<O>({ kind, title, start, end }: ClashItem<O>): string {
  const name = kind === 'exam' ? `the exam ${title}` : title;
  return start && end ? `${name} (${formatTime(start)} to ${formatTime(end)})` : name;
}

function repeats(days: readonly string[]): string {
  const last = days.at(-1);
  if (days.length < 2 || last === undefined) return '';
  return ` The same happens on ${days.length} days until ${formatDay(last)}.`;
}

/** "A", "A and B", "A, B and C". */
export function joinWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
