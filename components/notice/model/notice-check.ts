import { limits } from '@/content/schema/limits';
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

export type NoticeField = 'title' | 'text' | 'audience' | 'expires' | 'pinned';

/** The raw values of the notice form, before {@link readNotice}; a ticked checkbox is "yes". */
export type NoticeValues = Record<NoticeField, string>;

const checks: Record<NoticeField, (text: string, earliest: string) => string | null> = {
  title: (text) =>
    isFilled(text)
      ? checkLength(oneLine(text), limits.notice.title, 'The title')
      : 'Enter a title.',
  text: (text) => checkLength(text.trim(), limits.notice.text, 'The text'),
  audience: (text) => (Object.hasOwn(audienceLabels, text) ? null : 'Choose who it is for.'),
  expires: (text, earliest) => {
    if (!text) return null;
    if (!isRealDay(text) || text > '2199-12-31') return noSuchDayMessage;
    return text < earliest ? 'The last day is in the past. Enter a later date or none.' : null;
  },
  pinned: () => null,
};

/** Returns every error in the form. `earliest` is the first last day allowed, "YYYY-MM-DD". */
export function checkNotice(
  values: NoticeValues,
  earliest: string,
): { field: NoticeField; message: string }[] {
  return checkFields(checks, values, earliest);
}

/** Converts checked form values to the stored fields: trimmed, the title on one line. */
export function readNotice({ title, text, audience, expires, pinned }: NoticeValues) {
  return {
    title: oneLine(title),
    text: text.trim(),
    audience: audience as Audience,
    expires: expires || null,
    pinned: pinned === 'yes',
  };
}

/** Converts a notice to form values; missing fields get their defaults. */
export function writeNotice(notice: Partial<OwnNotice>): NoticeValues {
  const { title = '', text = '', audience = 'everyone', expires, pinned } = notice;
  return { title, text, audience, expires: expires ?? '', pinned: pinned ? 'yes' : '' };
}

/** The fields that the notice form saves. */
export type NoticeFields = ReturnType<typeof readNotice>;

export const noticeShape: FormShape<NoticeValues, NoticeFields, Partial<OwnNotice>> = {
  fill: writeNotice,
  read: readNotice,
};
