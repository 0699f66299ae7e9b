import { useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { ChoiceField } from '@/components/ui/form-field';
import { usePrint } from './use-print';

const papers = [
  { value: 'a4', text: 'A4 (210 × 297 mm)' },
  { value: 'letter', text: 'Letter (8.5 × 11 in)' },
] as const;

/** One of the sizes of paper. */
export type Paper = (typeof papers)[number]['value'];

interface PaperFieldProps {
  id: string;
  paper: Paper;
  onChange: (paper: Paper) => void;
}

/** The choice of the paper. */
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
  /** The title of the document on paper, which names its file. */
  title: string;
  paper: Paper;
  children: ReactNode;
}

/**
 * What goes on paper for as long as the dialog around it is open: beside everything else in the document, because what
 * floats above a page is printed on one sheet only.
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
