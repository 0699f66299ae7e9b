'use client';

import { useMemo, useState } from 'react';
import { StudentFilter } from '@/components/help/student-filter';
import { ListFoot } from '@/components/list/list-foot';
import { NoMatch } from '@/components/list/no-match';
import { useShown } from '@/components/list/use-shown';
import { cornerLinkClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { LazyDialogButton } from '@/components/ui/lazy/lazy-dialog-button';
import type { Activity } from '@/lib/activity/activity';
import { useList } from '@/lib/store/use-list';
import { useRecords } from '@/lib/store/use-records';
import { ComplianceBasis } from './compliance-basis';
import { ComplianceFigure } from './compliance-figure';
import { ComplianceTable } from './compliance-table';
import { checkedStudents } from './model/checked-student';
import type { ComplianceContent } from './model/compliance-content';
import {
  complianceRows,
  findComplianceRows,
  rowsOfSection,
  type ComplianceQuery,
} from './model/compliance-row';
import { viewOptions } from './model/compliance-text';
import { SectionRates } from './section-rates';

const loadReport = async () => (await import('./compliance-report-dialog')).ComplianceReportDialog;
const loadNaac = async () => (await import('./naac-dialog')).NaacDialog;

/** Which students are complete by the college's rules, and what the others lack. */
export function CompliancePanel(content: ComplianceContent) {
  const { students } = content;
  const { all, rows, found, query, change } = useCompliance(content);
  const shown = useShown(found);
  const { section } = query;
  const dialog = { props: { ...content, all, rows, found, query }, className: cornerLinkClass };
  return (
    <Card
      title="Compliance"
      action={
        <span className="flex flex-wrap gap-x-4 gap-y-1">
          <LazyDialogButton {...dialog} load={loadNaac} name="naac-files">
            Files for NAAC
          </LazyDialogButton>
          <LazyDialogButton
            {...dialog}
            load={loadReport}
            name="compliance-report"
            label="Print or save the compliance list"
          >
            Print or save
          </LazyDialogButton>
        </span>
      }
    >
      <ComplianceFigure rows={rows} section={section} />
      <ComplianceBasis {...content} />
      <StudentFilter
        students={students}
        views={viewOptions}
        query={query}
        onChange={change}
        found={found.length}
      />
      {found.length > 0 ? (
        <ComplianceTable rows={shown.records} section={section} />
      ) : query.text === '' && query.view === 'incomplete' ? (
        <EmptyState sentence="Nothing Missing" hint="Every student is complete by these rules." />
      ) : (
        <NoMatch sentence="No Students Found" onClear={() => change(startQuery)} />
      )}
      {found.length > 0 && <ListFoot shown={shown} kind="students" />}
      <SectionRates rows={all} students={students} />
    </Card>
  );
}

const startQuery: ComplianceQuery = { section: null, view: 'incomplete', text: '' };

/** The students with what is missing, by the college's record and this device, and which of them are shown. */
function useCompliance(content: ComplianceContent) {
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

const nothing: readonly Activity[] = [];

function useCheckedStudents({ students, device }: ComplianceContent) {
  const submissions = useRecords('submissions');
  const published = device?.activities ?? nothing;
  const activities = useList('activities', published);
  const rollNumber = device?.rollNumber;
  return useMemo(() => {
    const own = rollNumber === undefined ? undefined : { rollNumber, activities, published };
    return checkedStudents(students, submissions, own);
  }, [students, submissions, rollNumber, activities, published]);
}
