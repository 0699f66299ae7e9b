import type { Locator, Page } from '@playwright/test';
import type { RegisteredStudent, TeacherRecord } from '@/content/schema/record/teacher-record';
import type { PublishedActivity } from '@/content/schema/student/activity';
import { routes } from '@/lib/site/routes';
import { publish, signIn, teachers } from './person';
import { visit } from './steps';

const [teacher] = teachers as [TeacherRecord];

export const activity = (
  name: string,
  fields: Partial<PublishedActivity> = {},
): PublishedActivity => ({
  id: name.toLowerCase().replace(/\W+/g, '-'),
  name,
  status: 'Approved',
  category: 'Workshop',
  dateAdded: '2026-01-10',
  issuer: 'Nimbus Academy',
  date: '2026-01-05',
  credits: null,
  decision: { at: '2026-01-12', by: 'Dr. Ananya Rao', reason: null },
  ...fields,
});

/** A student of a register, who attended 5 of 20 classes. */
export const registered = (
  name: string,
  rollNumber: string,
  known: Partial<RegisteredStudent> = {},
): RegisteredStudent => ({
  ...{ name, rollNumber, section: '1CSE33', activities: [] },
  attendance: [{ month: '2026-11', present: 5, absent: 15, total: 20 }],
  ...known,
});

/** Three students whose records lack something, two of whom need help. */
const register = [
  registered('Meera Nair', '25-1', {
    attendance: [{ month: '2026-11', present: 19, absent: 1, total: 20 }],
  }),
  registered('محمد عبد الرحمن', '25-2', {
    activities: [activity('Cloud Foundations', { decision: null })],
  }),
  registered('நறுமுகை செல்வன்', '25-3', {
    activities: [activity('மெய்யட்டவணை', { status: 'Pending', decision: null })],
    missing: [{ name: 'மெய்யட்டவணை', due: '2026-10-12' }, { name: 'K-maps' }],
    marks: [{ name: 'Quiz', score: 2, maximum: 10, due: '2026-11-02' }],
  }),
];

/** Signs a teacher with this register in. */
export async function signInWithRegister(
  page: Page,
  items: RegisteredStudent[] = register,
  more: Partial<TeacherRecord> = {},
): Promise<void> {
  await publish(page, { ...teacher, ...more, asOf: '2026-11-23', register: { items } });
  await signIn(page, teacher);
}

/** Opens the table of students as a teacher with this register. */
export async function openStudents(page: Page, items?: RegisteredStudent[]): Promise<Locator> {
  await signInWithRegister(page, items);
  await visit(page, routes.facultyProgress);
  return page.getByRole('region', { name: 'Students' });
}
