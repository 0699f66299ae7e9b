import { useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { ChoiceField } from '@/components/ui/form-field';
import { usePrint } from './use-print';

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
