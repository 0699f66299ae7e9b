'use client';

import { useRef, useMemo, useState } from 'react';
import { withDrafts } from '@/components/form/with-drafts';
import { ListFoot } from '@/components/list/list-foot';
import { NoMatch } from '@/components/list/no-match';
import { useManaged } from '@/components/list/use-managed';
import { useShown } from '@/components/list/use-shown';
import { cornerLinkClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { LazyDialogButton } from '@/components/ui/lazy/lazy-dialog-button';
import { restoreFocus } from '@/components/ui/restore-focus';
import type { HelpRules } from '@/content/schema/academic';
import type { RegisteredStudent } from '@/content/schema/record/teacher-record';
import { useRecords } from '@/lib/store/use-records';
import { HelpBasis } from './help-basis';
import { HelpStudent } from './help-student';
import { contactsByStudent } from './model/contact';
import type { HelpContent } from './model/help-content';
import { findHelpRows, helpRows, type HelpView, type HelpQuery } from './model/help-row';
import { SectionAverages } from './section-averages';
import { StudentFilter } from './student-filter';

const views: readonly { value: HelpView; text: string }[] = [
  { value: 'reasons', text: 'Students with a reason' },
  { value: 'contacted', text: 'Students you contacted' },
  { value: 'all', text: 'All students' },
];

const loadReport = async () => (await import('./help-report-dialog')).HelpReportDialog;
const loadDialog = async () => (await withDrafts(import('./contact-dialog'))).ContactDialog;

/** The students that need help by the college's rules, each with the reasons and what was done about them. */
export function HelpPanel(content: HelpContent) {
  const { students, rules, by } = content;
  const { rows, found, contacts, query, change } = useHelp(students, rules);
  const shown = useShown(found);
  const { managed, Dialog, manage, close } = useManaged(loadDialog);
  const list = useRef<HTMLDivElement>(null);
  const asked = rows.find(({ id }) => id === managed);
  const leave = () => {
    close();
    restoreFocus(() => list.current);
  };
  return (
    <Card
      title="Who needs help, and why"
      action={
        <LazyDialogButton
          load={loadReport}
          props={{ ...content, rows: found, section: query.section, contacts }}
          name="help-report"
          className={cornerLinkClass}
        >
          Print or save
        </LazyDialogButton>
      }
    >
      <HelpBasis {...content} />
      <StudentFilter
        students={students}
        views={views}
        query={query}
        onChange={change}
        found={found.length}
      />
      <div ref={list} tabIndex={-1} className="rounded-control print:mt-3">
        {found.length > 0 ? (
          <ul aria-label="Students" className="@container border-t border-line">
            {shown.records.map((row) => (
              <HelpStudent
                key={row.id}
                row={row}
                section={query.section}
                contacts={contacts.get(row.id)}
                onOpen={() => manage(row.id)}
              />
            ))}
          </ul>
        ) : query.text === '' && query.view === 'reasons' ? (
          <EmptyState
            sentence="No Students Listed"
            hint="No student has a reason by these rules."
          />
        ) : (
          <NoMatch sentence="No Students Found" onClear={() => change(startQuery)} />
        )}
      </div>
      {found.length > 0 && <ListFoot shown={shown} kind="students" />}
      <SectionAverages students={students} rules={rules} />
      {asked && Dialog && (
        <Dialog row={asked} by={by} contacts={contacts.get(asked.id)} onClose={leave} />
      )}
    </Card>
  );
}

const startQuery: HelpQuery = { section: null, view: 'reasons', text: '' };

/** The students that need help, with the contacts and the received work of this device, and which of them are shown. */
function useHelp(students: readonly RegisteredStudent[], rules: HelpRules) {
  const stored = useRecords('contacts');
  const received = useRecords('received');
  const [query, setQuery] = useState(startQuery);
  const contacts = useMemo(() => contactsByStudent(stored), [stored]);
  const rows = useMemo(() => helpRows(students, rules, received), [students, rules, received]);
  const found = useMemo(() => findHelpRows(rows, query, contacts), [rows, query, contacts]);
  return {
    rows,
    found,
    contacts,
    query,
    change: (change: Partial<HelpQuery>) => setQuery((before) => ({ ...before, ...change })),
  };
}
