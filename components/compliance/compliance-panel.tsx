'use client';

import { ListFoot } from '@/components/list/list-foot';
import { NoMatch } from '@/components/list/no-match';
import { usePageList } from '@/components/list/use-page-list';
import { useShown } from '@/components/list/use-shown';
import { StudentFilter } from '@/components/help/student-filter';
import { cornerLinkClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { LazyDialogButton } from '@/components/ui/lazy-dialog-button';
import { ComplianceBasis } from './compliance-basis';
import { ComplianceFigure } from './compliance-figure';
import { ComplianceTable } from './compliance-table';
import type { ComplianceContent } from './model/compliance-content';
import { viewOptions } from './model/compliance-text';
import { SectionRates } from './section-rates';
import { startQuery, useCompliance } from './use-compliance';

const loadReport = async () => (await import('./compliance-report-dialog')).ComplianceReportDialog;
const loadNaac = async () => (await import('./naac-dialog')).NaacDialog;

/** Which students are complete by the college's rules, and what the others lack. */
export function CompliancePanel(content: ComplianceContent) {
  const { students } = content;
  const { all, rows, found, query, change } = useCompliance(content);
  const shown = useShown(usePageList(rows), found);
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
