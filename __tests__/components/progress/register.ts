import { checkedStudents } from '@/components/progress/model/checked-student';
import type { ComplianceTerms } from '@/components/progress/model/compliance-gap';
import { contactsByStudent, type Contact } from '@/components/progress/model/contact';
import { assessmentsOf, progressRows } from '@/components/progress/model/progress-row';
import { studentColumns } from '@/components/progress/model/student-columns';
import {
  findStudents,
  parseStudentQuery,
  studentFilters,
} from '@/components/progress/model/student-view';
import type { HelpRules } from '@/content/schema/academic';
import type { ActivityRules } from '@/content/schema/activity-rules';
import type { RegisteredStudent } from '@/content/schema/record/teacher-record';
import type { PublishedActivity } from '@/content/schema/student/activity';

export const help: HelpRules = {
  attendance: 75,
  fall: 10,
  missing: 2,
  marks: 40,
  fewestClasses: 5,
};

export const rules: ActivityRules = {
  name: 'Activity points',
  required: 20,
  heads: [
    { id: 'learning', name: 'Learning', required: 10, cap: 40 },
    { id: 'community', name: 'Community', required: 4, hours: { from: 8, to: 80 } },
  ],
  categories: [
    {
      id: 'workshop',
      name: 'Workshop',
      head: 'learning',
      points: {
        per: 'level',
        levels: [
          { name: 'College', points: 4 },
          { name: 'National', points: 8 },
        ],
      },
      proof: ['Certificate', 'Attendance sheet'],
      needs: ['level'],
    },
    {
      id: 'course',
      name: 'Course',
      head: 'learning',
      points: { per: 'hours', hours: 10, points: 4 },
      proof: ['Certificate'],
      needs: ['hours'],
    },
    {
      id: 'service',
      name: 'Community service',
      head: 'community',
      points: { per: 'hours', hours: 4, points: 1 },
      proof: ['Letter'],
      needs: ['hours'],
    },
    {
      id: 'sports',
      name: 'Sports',
      head: 'learning',
      points: { per: 'activity', points: 2 },
      proof: [],
      needs: [],
      naac: '5.3.1',
    },
    {
      id: 'internship',
      name: 'Internship',
      head: null,
      points: { per: 'activity', points: 0 },
      proof: [],
      needs: [],
      naac: '1.3.2',
    },
  ],
};

export const asOf = '2026-11-23';

export const terms: ComplianceTerms = { rules, attendance: 75, decisionDays: 14, asOf };

const decision = { at: '2026-06-10', by: 'Dr. Ananya Rao', reason: null };

/** An activity, approved and with an accepted proof unless something else is given. */
export function activity(name: string, fields: Partial<PublishedActivity> = {}): PublishedActivity {
  const status = fields.status ?? 'Approved';
  return {
    id: name.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    name,
    status,
    category: 'Sports',
    dateAdded: '2026-06-01',
    issuer: 'Nimbus Academy',
    date: '2026-05-30',
    credits: null,
    decision: status === 'Pending' ? null : decision,
    ...fields,
  };
}

/** What a student needs to be complete: 28 points. */
export const enough = (): PublishedActivity[] => [
  activity('Cloud', { category: 'Workshop', level: 'National', proof: 'Certificate' }),
  activity('Git', { category: 'Workshop', level: 'National', proof: 'Attendance sheet' }),
  activity('Python', { category: 'Course', hours: 20, proof: 'Certificate' }),
  activity('Blood camp', { category: 'Community service', hours: 16, proof: 'Letter' }),
];

/** A month of attendance. */
export const month = (name: string, present: number, absent: number, excused?: number) => ({
  ...{ month: name, present, absent, total: present + absent + (excused ?? 0) },
  ...(excused !== undefined && { excused }),
});

/** A student of an invented register; without figures and activities unless they are given. */
export const registered = (
  name: string,
  figures: Partial<RegisteredStudent> = {},
): RegisteredStudent => ({
  ...{ name, rollNumber: `25-${name.toUpperCase().replace(/\s/g, '')}` },
  ...{ section: '1CSE33', activities: [], ...figures },
});

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
  today?: string | null;
  change?: Partial<ComplianceTerms>;
}

/** The rows of a register. */
export function rowsOf(list: readonly RegisteredStudent[], options: Options = {}) {
  const { section = null, contacts = [], today = null, change } = options;
  return progressRows({
    ...{ students: list, checked: checkedStudents(list, new Map()), section, rules: help, today },
    terms: { ...terms, ...change },
    contacts: contactsByStudent(new Map(contacts.map((one) => [one.id, one]))),
  });
}

/** The rows and columns that a query shows. */
export function shown(search: string, options: Options = {}) {
  const { section = null, text = '', list = students, today = null } = options;
  const all = rowsOf(list, options);
  const assessments = assessmentsOf(list);
  const columns = studentColumns({ section, assessments, rules: help, terms, today });
  const query = parseStudentQuery(search);
  const filters = studentFilters(query.view, all, today);
  const filter = filters.find(({ value }) => value === (query.show ?? query.view.show))!;
  const find = (words = text) =>
    findStudents(all, query, { text: words, filter, columns }, terms.rules);
  const ids = query.columns ?? query.view.columns(assessments);
  return {
    ...{ ...find(), find, filters },
    columns: columns.filter(({ id }) => id === 'name' || ids.includes(id)),
  };
}
