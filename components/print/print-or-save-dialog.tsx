'use client';

import { ArrowDownTrayIcon } from '@heroicons/react/20/solid';
import { useState, type ReactNode } from 'react';
import { ToastRegion } from '@/components/page/toast-region';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import { PaperField, PrintButton, PrintSheet, type Paper, useIsPrinting } from './print-sheet';

interface PrintOrSaveDialogProps extends LazyDialogProps {
  title: string;
  /** The name of the printed document. */
  name: string;
  /** Saves the table. */
  save: () => void;
  /** What is printed. It is rendered only then. */
  sheet: ReactNode;
  /** The choice beside the paper. */
  choice?: ReactNode;
  wide?: boolean;
  /** What the dialog says of the report. */
  children: ReactNode;
}

/** A report that can be printed, or saved as a table. */
export function PrintOrSaveDialog(props: PrintOrSaveDialogProps) {
  const { title, name, save, sheet, choice, wide = false, children, onClose } = props;
  const [paper, setPaper] = useState<Paper>('a4');
  const isPrinting = useIsPrinting();
  return (
    <Dialog title={title} onClose={onClose} wide={wide}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {children}
        <div className="flex flex-wrap items-end gap-2.5">
          {choice}
          <PaperField id="report-paper" paper={paper} onChange={setPaper} />
          <PrintButton />
          <Button onClick={save}>
            <ArrowDownTrayIcon className="size-5" aria-hidden="true" />
            Download CSV
          </Button>
        </div>
      </div>
      <PrintSheet title={name} paper={paper}>
        {isPrinting && sheet}
      </PrintSheet>
      <ToastRegion placement="dialog" />
    </Dialog>
  );
}

interface SheetTableProps {
  caption: string;
  columns: readonly string[];
  /** The rows. */
  children: ReactNode;
}

/** A table of a printed list. */
export function SheetTable({ caption, columns, children }: SheetTableProps) {
  return (
    <table className="w-full border-separate border-spacing-0">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-[0.94em] text-muted">
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col" className="pe-[1em] pb-[0.4em] text-start font-semibold">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
