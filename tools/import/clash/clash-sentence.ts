import { formatDay, formatTime, formatWeekday } from '@/lib/time/date';
import type { Clash, ClashItem } from './clash';
import { countStudents } from './student-groups';

/** A clash as plain sentences, for a terminal or a page. */
export function clashSentence<O>(clash: Clash<O>): string {
  const { kind, shared, students, days, items, holiday, limit } = clash;
  const [first = ''] = days;
  const names = items.map(describe);
  const on = formatWeekday(first);
  if (kind === 'booked-twice')
    return `${sharedNames(clash)} booked twice on ${on}: ${joinWords(names)}.${inBoth(clash)}${repeats(days)}`;
  if (kind === 'holiday')
    return `${capitalized(names[0] ?? '')} is on a holiday: ${on} is ${holiday ?? 'a holiday'}.`;
  const [who] = shared;
  const isSection = who?.resource === 'section';
  const has = isSection || students.length === 1 ? 'has' : 'have';
  const what =
    kind === 'assignments'
      ? `${items.length} assignments of section ${who?.name} are due`
      : `${isSection ? 'Section ' : ''}${who?.name} ${has} ${items.length} exams`;
  return `${what} on ${on}, and the limit is ${limit}: ${joinWords(names)}.`;
}

/** What is booked twice: "Room C-204 and Dr. Rao are", "12 students are". */
function sharedNames<O>({ shared, students }: Clash<O>): string {
  const names = shared.map(({ resource, name }) =>
    resource === 'room' || resource === 'section' ? `${resource} ${name}` : name,
  );
  const isOne =
    shared.length === 1 && (shared[0]?.resource !== 'students' || students.length === 1);
  return `${capitalized(joinWords(names))} ${isOne ? 'is' : 'are'}`;
}

/** How many students of a section are hit; the sentence already says it of students of several sections. */
function inBoth<O>({ shared, students }: Clash<O>): string {
  if (students.length === 0 || !shared.some(({ resource }) => resource === 'section')) return '';
  return ` ${countStudents(students)} ${students.length === 1 ? 'has' : 'have'} both.`;
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
export const joinWords = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
