import { useMemo, useState } from 'react';
import { sectionsOf } from '@/components/activity/model/register';
import { registerNote } from '@/components/attendance/model/attendance';
import { checkedStudents } from '@/components/progress/model/checked-student';
import type { ComplianceTerms } from '@/components/progress/model/compliance-gap';
import { sectionsIn } from '@/components/drop/model/section';
import { contactsByStudent } from '@/components/progress/model/contact';
import { withoutReceived } from '@/components/progress/model/help-row';
import { useAddressQuery } from '@/components/list/use-address-query';
import { useZonedClock } from '@/components/page/use-clock';
import { studentColumns } from '@/components/progress/model/student-columns';
import { assessmentsOf, progressRows } from '@/components/progress/model/progress-row';
import {
  findStudents,
  formatStudentQuery,
  parseStudentQuery,
  studentFilters,
  type StudentQuery,
} from '@/components/progress/model/student-view';
import type { CountedStudent } from '@/components/roll-call/model/register-counts';
import type { RollCall } from '@/components/roll-call/model/roll-call';
import type { HelpRules } from '@/content/schema/academic';
import type { Activity } from '@/lib/activity/activity';
import { useList } from '@/lib/store/use-list';
import { useRecords } from '@/lib/store/use-records';

/** The sources of the teacher's page. */
export interface StudentsContent extends ComplianceTerms {
  /** The students of the teacher's sections, with the registers that the college's record does not have. */
  students: readonly CountedStudent[];
  registers?: readonly RollCall[];
  /** The sample's student, who submits on the same device. */
  device?: { rollNumber: string; activities: readonly Activity[] } | undefined;
  help: HelpRules;
  /** The name of the teacher. */
  by: string;
  /** The college's time zone, as an IANA name. */
  timeZone: string;
}

/** The students of a teacher with the college's figures and what this device has, and which of them are shown. */
export function useStudents(content: StudentsContent) {
  const { help, rules, attendance, decisionDays, asOf, timeZone } = content;
  const [search, setSearch] = useAddressQuery();
  const [text, setText] = useState('');
  const asked = useMemo(() => parseStudentQuery(search), [search]);
  const sections = sectionsOf(content.students);
  const section = sections.find((one) => one === asked.section) ?? null;
  const today = useZonedClock(timeZone)?.day ?? null;
  const received = useRecords('received');
  const stored = useRecords('contacts');
  const contacts = useMemo(() => contactsByStudent(stored), [stored]);
  const students = useMemo(
    () => withoutReceived(content.students, received),
    [content.students, received],
  );
  const own = useMemo(
    () => students.filter((one) => section === null || one.section === section),
    [students, section],
  );
  const checked = useCheckedStudents(content);
  const terms = useMemo(
    () => ({ rules, attendance, decisionDays, asOf }),
    [rules, attendance, decisionDays, asOf],
  );
  const all = useMemo(
    () => progressRows({ students, checked, section, rules: help, terms, contacts, today }),
    [students, checked, section, help, terms, contacts, today],
  );
  const assessments = useMemo(() => assessmentsOf(own), [own]);
  const columns = useMemo(
    () => studentColumns({ section, assessments, rules: help, terms, today }),
    [section, assessments, help, terms, today],
  );
  const { view } = asked;
  const filters = useMemo(() => studentFilters(view, all, today), [view, all, today]);
  const filter =
    filters.find(({ value }) => value === asked.show) ??
    filters.find(({ value }) => value === view.show)!;
  const { rows, notes } = useMemo(
    () => findStudents(all, asked, { text, filter, columns }, rules),
    [all, asked, text, filter, columns, rules],
  );
  const registered = (content.registers ?? []).filter(
    (one) => section === null || sectionsIn(one.section, [section]).length > 0,
  ).length;
  const names = asked.columns ?? view.columns(assessments);
  const shown = columns.filter(({ id }) => id === 'name' || names.includes(id));
  const figures = shown.filter(({ group }) => group !== 'Person').map(({ id }) => id);
  return {
    shown,
    /** The two columns that a narrow place has. */
    narrow: names.filter((id) => figures.includes(id)).slice(0, 2),
    ...{ asked, text, setText, sections, section, today, all, rows, notes, filters, filter },
    ...{ own, assessments, columns },
    /** The sentence on what registers add to the figures of the shown students; empty if nothing. */
    note: registerNote({ registered }),
    ask: (change: Partial<StudentQuery>) =>
      setSearch(formatStudentQuery({ ...asked, section, ...change }, search)),
  };
}

export type ShownStudents = ReturnType<typeof useStudents>;

const nothing: readonly Activity[] = [];

function useCheckedStudents({ students, device }: StudentsContent) {
  const submissions = useRecords('submissions');
  const published = device?.activities ?? nothing;
  const activities = useList('activities', published);
  const rollNumber = device?.rollNumber;
  return useMemo(() => {
    const own = rollNumber === undefined ? undefined : { rollNumber, activities, published };
    return checkedStudents(students, submissions, own);
  }, [students, submissions, rollNumber, activities, published]);
}
