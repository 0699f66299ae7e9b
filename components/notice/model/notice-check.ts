import type { FormShape } from '@/lib/form/form-merge';
import {
  checkFields,
  checkLength,
  isFilled,
  noSuchDayMessage,
  oneLine,
} from '@/lib/form/text-check';
import type { OwnNotice } from '@/lib/store/use-list';
import { isRealDay } from '@/lib/time/day';
import { audienceLabels, type Audience } from './notice';

/** The fields of a notice, in the order of its form. */
export type NoticeField = 'title' | 'text' | 'audience' | 'expires' | 'pinned';

/** A notice as it stands in its form, before it is read; a box that is ticked says "yes". */
export type NoticeValues = Record<NoticeField, string>;

/** The most characters that a field takes, as the device's schema has it. */
export const maxLengths = { title: 120, text: 2000 } as const;

const checks: Record<NoticeField, (text: string, earliest: string) => string | null> = {
  title: (text) =>
    isFilled(text)
      ? checkLength(oneLine(text), maxLengths.title, 'The title')
      : 'Enter a title: what the notice says in a few words.',
  text: (text) => checkLength(text.trim(), maxLengths.text, 'The text'),
  audience: (text) => (Object.hasOwn(audienceLabels, text) ? null : 'Choose whom it is for.'),
  expires: (text, earliest) => {
    if (!text) return null;
    if (!isRealDay(text) || text > '2199-12-31') return noSuchDayMessage;
    return text < earliest ? 'The last day is over. Enter today, a later day, or none.' : null;
  },
  pinned: () => null,
};

/** Everything that is wrong with what was entered. `earliest` is the first day that is taken, "YYYY-MM-DD". */
export function checkNotice(
  values: NoticeValues,
  earliest: string,
): { field: NoticeField; message: string }[] {
  return checkFields(checks, values, earliest);
}

/** What was entered and found right, as it is kept. */
export function readNotice({ title, text, audience, expires, pinned }: NoticeValues) {
  return {
    title: oneLine(title),
    text: text.trim(),
    audience: audience as Audience,
    expires: expires || null,
    pinned: pinned === 'yes',
  };
}

/** A notice as its form shows it. */
export function writeNotice(notice: Partial<OwnNotice>): NoticeValues {
  const { title = '', text = '', audience = 'everyone', expires, pinned } = notice;
  return { title, text, audience, expires: expires ?? '', pinned: pinned ? 'yes' : '' };
}

/** The fields that the form of a notice saves. */
export type NoticeFields = ReturnType<typeof readNotice>;

/** How the form of a notice holds it. */
export const noticeShape: FormShape<NoticeValues, NoticeFields, Partial<OwnNotice>> = {
  fill: writeNotice,
  read: readNotice,
};
