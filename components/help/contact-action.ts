import { deleteWithUndo } from '@/lib/store/deletion';
import { remove, type Change } from '@/lib/store/record';
import { writeWithUndo } from '@/lib/store/write-with-undo';
import { formatDay } from '@/lib/time/date';
import { addContact, contactLabels, type Contact, type ContactTexts } from './model/contact';

/** Stores a contact with a student and removes the draft of its form. */
export function saveContact(
  student: Contact['student'],
  texts: ContactTexts,
  by: string,
  draft: Change,
): Promise<void> {
  const text = `Your contact with ${student.name} is saved.`;
  return writeWithUndo([addContact(student, texts, by), draft], text);
}

export function deleteContact({ id, kind, day, student }: Contact): Promise<void> {
  const name = `${contactLabels[kind]}, ${formatDay(day)}`;
  const text = `${name} (${student.name}) is deleted from this device.`;
  return deleteWithUndo([remove('contacts', id)], { name, text });
}
