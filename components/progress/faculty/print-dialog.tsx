'use client';

import { PrintButton, PrintSheet, useIsPrinting } from '@/components/print/print-sheet';
import { Dialog } from '@/components/ui/dialog';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import { formatCount } from '@/lib/text/count';
import { formatDay } from '@/lib/time/date';
import type { ShownStudents, StudentsContent } from './use-students';

interface PrintDialogProps {
  content: StudentsContent;
  students: ShownStudents;
}

/** Prints the shown columns of every student that was found. */
export function PrintDialog({ onClose, ...props }: PrintDialogProps & LazyDialogProps) {
  const isPrinting = useIsPrinting();
  const { rows, asked } = props.students;
  return (
    <Dialog title="Print the students" onClose={onClose}>
      <div className="grid gap-4">
        <p>
          {formatCount(rows.length)} {rows.length === 1 ? 'line' : 'lines'}, with the columns that
          the page shows.
        </p>
        <p className="text-muted">
          It names students. Show it only to those who may see their figures.
        </p>
        <div className="flex flex-wrap items-end gap-2.5">
          <PrintButton />
        </div>
      </div>
      <PrintSheet title={`students-${asked.view.id}-${props.content.asOf}`}>
        {isPrinting && <StudentSheet {...props} />}
      </PrintSheet>
    </Dialog>
  );
}

const cellClass =
  'border-t border-line py-[0.2em] pe-[0.8em] text-start font-normal align-top last:pe-0';

function StudentSheet({ content, students }: PrintDialogProps) {
  const { rows, shown, section, asked, note } = students;
  return (
    <article className="grid gap-[0.8em] leading-[1.35]">
      <h1 className="font-display text-[2em] leading-[1.05] font-[680] text-brand">
        Students: {asked.view.name}
      </h1>
      <p>
        <bdi>{content.by}</bdi>, <bdi>{section ?? 'all sections'}</bdi>, {formatDay(content.asOf)}
        {note}
      </p>
      <table className="w-full border-separate border-spacing-0 text-[0.87em]">
        <caption className="sr-only">Students</caption>
        <thead className="text-muted">
          <tr>
            {shown.map(({ id, name }) => (
              <th
                key={id}
                scope="col"
                className="pe-[0.8em] pb-[0.4em] text-start align-bottom font-semibold"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index} className="break-inside-avoid">
              {shown.map(({ id, text, isFigure }) => (
                <td key={id} className={`${cellClass} ${isFigure ? 'whitespace-nowrap' : ''}`}>
                  <bdi>{text(row)}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
}
