'use client';

import { PrintOrSaveDialog, SheetTable } from '@/components/print/print-or-save-dialog';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import { formatCount } from '@/lib/text/count';
import { formatDay } from '@/lib/time/date';
import { saveMade } from '@/lib/toast/save-made';
import { HelpBasis } from './help-basis';
import { contactLabels } from './model/contact';
import { helpToCsv, type HelpReport } from './model/help-export';
import { ReasonList } from './reason-list';
import { SectionAverages } from './section-averages';

/** The students that the page shows, to be printed or saved as a table. */
export function HelpReportDialog({ onClose, ...report }: HelpReport & LazyDialogProps) {
  const { rows, section, asOf } = report;
  const name = `who-needs-help-${asOf}`;
  return (
    <PrintOrSaveDialog
      title="Print or save the list"
      name={name}
      save={() => saveMade(helpToCsv(report), `${name}.csv`)}
      sheet={<HelpSheet {...report} />}
      onClose={onClose}
    >
      <p>
        The list has the {rows.length === 1 ? '1 student' : `${formatCount(rows.length)} students`}{' '}
        that the page shows now
        {section !== null && (
          <>
            {' '}
            of <bdi>{section}</bdi>
          </>
        )}
        , with the reasons and the date of the last contact. Your notes are not in it.
      </p>
      <p className="text-muted">
        It names students. Show it only to those who may see their figures.
      </p>
    </PrintOrSaveDialog>
  );
}

const cellClass = 'border-t border-line py-[0.6em] pe-[1em] text-start align-top';

/** The printed list. */
function HelpSheet(props: HelpReport) {
  const { rows, section, contacts, students, rules, asOf, by } = props;
  return (
    <article className="grid gap-[1.2em] leading-[1.45]">
      <h1 className="font-display text-[2.4em] leading-[1.05] font-[680] tracking-[-0.03em] text-brand">
        Who needs help, and why
      </h1>
      <p>
        <bdi>{by}</bdi>
        {section !== null && (
          <>
            , <bdi>{section}</bdi>
          </>
        )}
      </p>
      <HelpBasis rules={rules} asOf={asOf} />
      <SheetTable caption="Students" columns={['Student', 'Reasons', 'Last contact']}>
        {rows.map((row) => {
          const [last] = contacts.get(row.id) ?? [];
          return (
            <tr key={row.id}>
              <th scope="row" className={`${cellClass} w-[26%] font-normal wrap-anywhere`}>
                <p className="font-semibold">
                  <bdi>{row.name}</bdi>
                </p>
                <p>
                  <bdi>{row.rollNumber}</bdi>
                </p>
                <p>
                  <bdi>{section ?? row.sections.join(', ')}</bdi>
                </p>
              </th>
              <td className={cellClass}>
                <ReasonList row={row} section={section} />
              </td>
              <td className={`${cellClass} w-[20%] pe-0`}>
                {last ? `${contactLabels[last.kind]}, ${formatDay(last.day)}` : 'None'}
              </td>
            </tr>
          );
        })}
      </SheetTable>
      <SectionAverages students={students} rules={rules} />
    </article>
  );
}
