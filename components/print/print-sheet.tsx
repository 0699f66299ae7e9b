import { PrinterIcon } from '@heroicons/react/20/solid';
import { useRef, useEffect, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@/components/ui/button';
import { ChoiceField } from '@/components/ui/form-field';

const papers = [
  { value: 'a4', text: 'A4 (210 × 297 mm)' },
  { value: 'letter', text: 'Letter (8.5 × 11 in)' },
] as const;

export type Paper = (typeof papers)[number]['value'];

interface PaperFieldProps {
  id: string;
  paper: Paper;
  onChange: (paper: Paper) => void;
}

export function PaperField({ id, paper, onChange }: PaperFieldProps) {
  return (
    <ChoiceField
      id={id}
      label="Paper"
      options={papers}
      value={paper}
      onChange={(event) => onChange(event.target.value as Paper)}
    />
  );
}

/** Opens the print dialog of the browser, which can also make a PDF. */
export function PrintButton({ disabled = false }: { disabled?: boolean }) {
  return (
    <Button variant="primary" disabled={disabled} onClick={() => window.print()}>
      <PrinterIcon className="size-5" aria-hidden="true" />
      Print or save as PDF
    </Button>
  );
}

interface PrintSheetProps {
  /** The title of the printed document, which is also its file name. */
  title: string;
  paper: Paper;
  children: ReactNode;
}

/**
 * Printed while its dialog is open. It is a direct child of the body, because a dialog or popover is printed on one
 * sheet only.
 */
export function PrintSheet({ title, paper, children }: PrintSheetProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  usePrint(anchor, title);
  return (
    <>
      <span ref={anchor} hidden />
      {createPortal(
        <div data-sheet={paper} className="paper hidden text-[9.6pt] print:block">
          {children}
        </div>,
        document.body,
      )}
    </>
  );
}

const once = { once: true, capture: true } as const;
const keepOpen = (event: Event) => event.stopImmediatePropagation();

/**
 * While the page prints, sets the title, which names the file, and makes the dialog around `anchor` non-modal. A modal
 * dialog removes the rest of the document from the accessibility tree, and a PDF without that tree has no headings and
 * lists for screen readers.
 */
function usePrint(anchor: RefObject<HTMLElement | null>, title: string): void {
  useEffect(() => {
    const own = document.title;
    let put: (() => void) | null = null;
    const before = () => {
      document.title = title;
      const dialog = anchor.current?.closest('dialog');
      if (!dialog?.open) return;
      const focused = document.activeElement;
      // The dialog is closed only for printing: its close handlers must not run.
      dialog.addEventListener('close', keepOpen, once);
      dialog.close();
      put = () => {
        if (dialog.isConnected && !dialog.open) dialog.showModal();
        if (focused instanceof HTMLElement) focused.focus();
      };
    };
    const after = () => {
      document.title = own;
      put?.();
      put = null;
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      document.title = own;
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, [anchor, title]);
}
