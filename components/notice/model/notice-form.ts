import {
  comingDayField,
  choiceField,
  lineField,
  linesField,
  readFields,
  showFields,
  type TextsOf,
  type ValuesOf,
} from '@/lib/form/field';
import { textContent, type FormContent } from '@/lib/form/form-content';
import type { FormShape } from '@/lib/form/form-merge';
import { limits } from '@/content/schema/limits';
import type { OwnNotice } from '@/lib/store/use-list';
import type { NoticeAudience } from './notice';

export const audiences = ['everyone', 'students', 'faculty'] as const satisfies NoticeAudience[];

/** The fields of a notice. The last day is compared with the first one allowed; a ticked checkbox is "yes". */
export const noticeFields = {
  title: lineField(limits.notice.title, 'The title', 'Enter a title.'),
  text: linesField(limits.notice.text, 'The text'),
  audience: choiceField(audiences, 'Choose who it is for.', 'everyone'),
  expires: {
    ...comingDayField('The last day is in the past. Enter a later date or none.'),
    read: (text: string) => text || null,
  },
  pinned: {
    check: () => null,
    read: (text: string) => text === 'yes',
    show: (pinned: boolean | null | undefined) => (pinned ? 'yes' : ''),
  },
};

export type NoticeField = keyof typeof noticeFields;

/** The names of the fields in messages. */
export const noticeLabels: Record<NoticeField, string> = {
  title: 'Title',
  text: 'Text',
  audience: 'For',
  expires: 'Last day',
  pinned: 'Pinned to the top',
};

/** The values of the form, as typed. */
export type NoticeValues = TextsOf<typeof noticeFields>;

export type NoticeContent = FormContent<NoticeField>;

/** The fields that the notice form saves. */
export type NoticeFields = ValuesOf<typeof noticeFields>;

export const noticeShape: FormShape<NoticeContent, NoticeFields, Partial<OwnNotice>> = {
  fill: (notice) => textContent(showFields(noticeFields, notice)),
  read: ({ values }) => readFields(noticeFields, values),
};

export const emptyNotice = noticeShape.fill({});
