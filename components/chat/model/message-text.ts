import { problemReason, waitingState } from '@/components/drop/model/letter';
import type { ChatState, Message } from '@/lib/drop/chat';
import type { OutLetter } from '@/lib/drop/letters';
import { dayNames, formatMinute, formatTime, weekdayOf } from '@/lib/time/date';
import { daysAfter } from '@/lib/time/day';
import { zonedMinute } from '@/lib/time/zoned-time';
import type { Conversation } from './conversation';

/** When a message was written, in the college's time: "31 Jan 2026 | 9:30AM". */
export const messageTime = ({ at }: Pick<Message, 'at'>, timeZone: string): string =>
  formatMinute(zonedMinute(new Date(at), timeZone));

/** Where an own message is; empty if its letter is forgotten, which happens after two months. */
export function messageState(letter: OutLetter | undefined, canWrite: boolean): string {
  if (!letter) return '';
  const { state, problem } = letter;
  if (problem) return `Not sent. ${problemReason(problem)}`;
  if (state === 'waiting')
    return canWrite ? waitingState(letter) : `Not sent. ${problemReason('noBox')}`;
  return state === 'sent' ? 'Sent' : 'Seen by the teacher’s device';
}

/** Who else has a message: "To all of CSE-A"; empty if nobody has. */
export const sectionText = ({ section }: Pick<Message, 'section'>): string =>
  section === undefined ? '' : `To all of ${section}`;

/** A message in one line, for a list. */
export function messageLine(message: Message): string {
  const { direction, text, file } = message;
  const content = text.replace(/\s+/g, ' ').trim() || (file ? `PDF: ${file.name}` : '');
  const by = direction === 'out' ? 'You' : sectionText(message);
  return by ? `${by}: ${content}` : content;
}

/** The days of a week, Monday first. */
export const weekDays = [1, 2, 3, 4, 5, 6, 0] as const;

/** "Mon" of 1. */
export const dayName = (day: number): string => (dayNames[day] ?? '').slice(0, 3);

type Hours = NonNullable<ChatState['hours']>;

/** Whether hours end on the next day. */
export const isOverMidnight = ({ from, to }: Pick<Hours, 'from' | 'to'>) => to < from;

/** "Mon, Tue, Fri, 9:00AM to 5:00PM", and "Fri, 10:00PM to 2:00AM the next day". */
export function hoursText(hours: Hours): string {
  const { days, from, to } = hours;
  const named = weekDays.filter((day) => days.includes(day)).map(dayName);
  const end = `${formatTime(to)}${isOverMidnight(hours) ? ' the next day' : ''}`;
  return `${named.join(', ')}, ${formatTime(from)} to ${end}`;
}

/** Whether a moment of the college is in the hours; what is after midnight belongs to the day before. */
export function isInHours(hours: Hours, { day, time }: { day: string; time: string }): boolean {
  const { days, from, to } = hours;
  const isOn = (one: string) => days.some((number) => dayNames[number] === weekdayOf(one));
  if (!isOverMidnight(hours)) return isOn(day) && from <= time && time < to;
  return (isOn(day) && from <= time) || (isOn(daysAfter(day, -1)) && time < to);
}

/** A conversation as the text of a file. */
export function conversationText(
  { name, written, messages }: Conversation,
  timeZone: string,
): string {
  const head = `Conversation with ${name} (${written})\nTimes: ${timeZone}\n`;
  const entries = messages.map((message) => {
    const { direction, text, file } = message;
    const by = direction === 'out' ? 'You' : name;
    const content = [sectionText(message), text, file && `[PDF: ${file.name}]`]
      .filter(Boolean)
      .join('\n');
    return `\n${messageTime(message, timeZone)}, ${by}:\n${content}\n`;
  });
  return [head, ...entries].join('');
}
