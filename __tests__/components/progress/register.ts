import { activity, enough, terms } from '@/__tests__/components/compliance/register';
import { month, registered, rules as help } from '@/__tests__/components/help/register';
import { checkedStudents } from '@/components/compliance/model/checked-student';
import { contactsByStudent, type Contact } from '@/components/help/model/contact';
import { studentColumns } from '@/components/progress/model/student-columns';
import { assessmentsOf, progressRows } from '@/components/progress/model/progress-row';
import {
  findStudents,
  parseStudentQuery,
  studentFilters,
} from '@/components/progress/model/student-view';
import type { RegisteredStudent } from '@/content/schema/record/teacher-record';

const low = [month('2026-11', 5, 15)];
const quiz = (score: number, name = 'Quiz 1', due = '2026-10-05') => ({
  ...{ name, score, maximum: 20, due },
});

/** Five students: two with reasons, one of two sections, one who is complete, and one without figures. */
export const students: RegisteredStudent[] = [
  registered('Asha', {
    attendance: low,
    missing: [{ name: 'Truth tables', due: '2026-10-12' }, { name: 'மெய்யட்டவணை' }],
    marks: [quiz(4), quiz(8, 'Quiz 2', '2026-11-02')],
    log: { from: '2026-10-19', weeks: [[2, 5], [1, 5], null, [2, 10]] },
  }),
  registered('محمد', {
    attendance: [month('2026-11', 19, 1)],
    marks: [quiz(18), quiz(19, 'Quiz 2', '2026-11-02')],
    activities: [activity('State chess', { level: 'State', date: '2026-02-01' })],
  }),
  registered('Meera', { attendance: [month('2026-11', 20, 0)], activities: enough() }),
  registered('Zoya', { attendance: low, section: '1CSE27' }),
  registered('Zoya', { attendance: [month('2026-11', 18, 2)] }),
];

export const contact = (rollNumber: string, more: Partial<Contact> = {}): Contact => ({
  ...{ id: rollNumber.toLowerCase(), at: '2026-11-20T10:00:00Z', kind: 'spoke', day: '2026-11-20' },
  ...{ student: { name: 'A student', rollNumber }, text: '', by: 'Dr. Ananya Rao', ...more },
});

interface Options {
  section?: string | null;
  text?: string;
  list?: readonly RegisteredStudent[];
  contacts?: readonly Contact[];
  today?: string;
}

/** The rows and columns that a query shows. */
export function shown(search: string, options: Options = {}) {
  const { section = null, text = '', list = students, contacts = [], today } = options;
  const known = contactsByStudent(new Map(contacts.map((one) => [one.id, one])));
  const checked = checkedStudents(list, new Map());
  const all = progressRows({
    students: list,
    checked,
    section,
    rules: help,
    terms,
    contacts: known,
    today: today ?? null,
  });
  const site = {
    section,
    assessments: assessmentsOf(list),
    rules: help,
    terms,
    today: today ?? null,
  };
  const columns = studentColumns(site);
  const query = parseStudentQuery(search);
  const filters = studentFilters(query.view, all, today ?? null);
  const filter = filters.find(({ value }) => value === (query.show ?? query.view.show))!;
  const find = (words = text) =>
    findStudents(all, query, { text: words, filter, columns }, terms.rules);
  const ids = query.columns ?? query.view.columns(site.assessments);
  return {
    ...{ ...find(), find, filters },
    columns: columns.filter(({ id }) => id === 'name' || ids.includes(id)),
  };
}
