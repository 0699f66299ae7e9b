import { useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Cv } from '@/lib/cv';
import { CvSheet } from './cv-sheet';
import { usePrint } from './use-print';

/** The sizes of paper that a CV is printed on. */
export const papers = [
  { value: 'a4', text: 'A4 (210 × 297 mm)' },
  { value: 'letter', text: 'Letter (8.5 × 11 in)' },
] as const;

/** One of the sizes. */
export type Paper = (typeof papers)[number]['value'];

/**
 * What goes on paper for as long as the dialog is open: beside everything else in the document, because what floats above
 * a page is printed on one sheet only.
 */
export function CvPrint({ cv, paper }: { cv: Cv; paper: Paper }) {
  const place = useRef<HTMLSpanElement>(null);
  usePrint(place, `${cv.name} - CV`);
  return (
    <>
      <span ref={place} hidden />
      {createPortal(
        <div data-sheet={paper} className="paper hidden text-[9.6pt] print:block">
          <CvSheet cv={cv} whole />
        </div>,
        document.body,
      )}
    </>
  );
}
