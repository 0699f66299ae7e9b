import { limits } from '@/content/schema/limits';
import {
  checkFields,
  choiceField,
  comingDayField,
  dayField,
  linesField,
  readFields,
  showFields,
  type TextsOf,
} from '@/lib/form/field';
import { textContent } from '@/lib/form/form-content';
import { groupByPerson } from '@/lib/record/person';
import { dayOf } from '@/lib/time/day';
import { newId, now, put, type Change, type Records, type StoredRecords } from '@/lib/store/record';

/** A step that a teacher took for a student. */
export type Contact = Records['contacts'];

type ContactKind = Contact['kind'];

export const contactLabels: Record<ContactKind, string> = {
  spoke: 'Spoke with the student',
  wrote: 'Wrote to the student',
  referred: 'Referred the student to somebody',
  note: 'Note',
};

export const contactKinds = Object.keys(contactLabels) as ContactKind[];

const contactFields = {
  kind: choiceField(contactKinds, 'Choose what you did.', 'spoke'),
  day: dayField(
    (text, today) => text > today && 'This date is in the future. Enter the day it was done.',
    'Enter the day.',
  ),
  followUp: comingDayField('This date is in the past. Enter a day from today on.'),
  text: linesField(limits.contact.text, 'The note'),
};

export type ContactField = keyof typeof contactFields;

type ContactTexts = TextsOf<typeof contactFields>;

export const emptyContact = (today: string, kind: ContactKind = 'spoke') =>
  textContent(showFields(contactFields, { day: today, kind }));

/** The errors of a contact. A note needs its text. */
export function checkContact(texts: ContactTexts, today: string) {
  const errors = checkFields(contactFields, texts, today);
  if (texts.kind !== 'note' || texts.text.trim() !== '') return errors;
  return [...errors, { field: 'text' as const, message: 'Enter the note.' }];
}

/** Stores a contact with a student. */
export function addContact(student: Contact['student'], texts: ContactTexts, by: string): Change {
  const { name, rollNumber } = student;
  const { followUp, ...fields } = readFields(contactFields, texts);
  return put('contacts', {
    ...{ id: newId(), at: now(), student: { name, rollNumber }, by, ...fields },
    ...(followUp && { followUp }),
  });
}

/** Stores that a teacher wrote to a student today. */
export function addWritten(student: Contact['student'], text: string, by: string): Change {
  const said = text.slice(0, limits.contact.text);
  const { values } = emptyContact(dayOf(new Date()), 'wrote');
  return addContact(student, { ...values, text: said }, by);
}

/** The day of the newest contact on which the teacher wants to look again; null if there is none. */
export const followUpOf = (contacts: readonly Contact[]): string | null =>
  contacts[0]?.followUp ?? null;

/** Returns true from that day on; false while today is not known. */
export function isFollowUpDue(contacts: readonly Contact[], today: string | null): boolean {
  const day = followUpOf(contacts);
  return day !== null && today !== null && day <= today;
}

/** The contacts with each student by the id of the row, newest first. */
export type ContactsByStudent = ReadonlyMap<string, readonly Contact[]>;

export function contactsByStudent(contacts: StoredRecords<'contacts'>): ContactsByStudent {
  const sorted = [...contacts.values()].sort((one, other) =>
    keyOf(one) < keyOf(other) ? 1 : keyOf(one) > keyOf(other) ? -1 : 0,
  );
  return groupByPerson(sorted, ({ student }) => student.rollNumber);
}

const keyOf = ({ day, at }: Contact) => `${day} ${at}`;
