import { useMemo, useState } from 'react';
import { usePageList } from '@/components/list/use-page-list';
import { useActivities } from '@/lib/store/use-list';
import { useRecords } from '@/lib/store/use-records';
import { checkedStudents } from './model/checked-student';
import type { ComplianceContent } from './model/compliance-content';
import {
  complianceRows,
  findComplianceRows,
  rowsOfSection,
  type ComplianceQuery,
} from './model/compliance-row';

export const startQuery: ComplianceQuery = { section: null, view: 'incomplete', text: '' };

/** The students with what is missing, by the college's record and this device, and which of them are shown. */
export function useCompliance(content: ComplianceContent) {
  const { rules, attendance, decisionDays, asOf } = content;
  const students = useCheckedStudents(content);
  const [query, setQuery] = useState(startQuery);
  const all = useMemo(
    () => complianceRows(students, { rules, attendance, decisionDays, asOf }),
    [students, rules, attendance, decisionDays, asOf],
  );
  const { section, view, text } = query;
  const rows = useMemo(() => rowsOfSection(all, section), [all, section]);
  const found = useMemo(() => findComplianceRows(rows, { view, text }), [rows, view, text]);
  return {
    all,
    rows,
    found,
    query,
    change: (change: Partial<ComplianceQuery>) => setQuery((before) => ({ ...before, ...change })),
  };
}

const nothing = [] as const;

function useCheckedStudents({ students, device }: ComplianceContent) {
  const submissions = useRecords('submissions');
  const { items: published } = usePageList(device?.activities ?? nothing, true);
  const activities = useActivities(published);
  const rollNumber = device?.rollNumber;
  return useMemo(() => {
    const own = rollNumber === undefined ? undefined : { rollNumber, activities, published };
    return checkedStudents(students, submissions, own);
  }, [students, submissions, rollNumber, activities, published]);
}
