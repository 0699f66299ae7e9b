import { PrinterIcon } from '@heroicons/react/20/solid';
import { useRef, useEffect, type ReactNode, type RefObject, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';

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
  children: ReactNode;
}

/**
 * Printed while its dialog is open. It is a direct child of the body, because a dialog or popover is printed on one
 * sheet only.
 */
export function PrintSheet({ title, children }: PrintSheetProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  usePrint(anchor, title);
  return (
    <>
      <span ref={anchor} hidden />
      {createPortal(
        <div data-sheet="a4" className="paper hidden text-[9.6pt] print:block">
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

/** Adds the style of a document to the page while it is shown. The page's policy refuses a style element. */
export function useDocumentStyle(style: string): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [style]);
}

/** Returns true if the page prints; what is rendered only then does not delay anything else. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    // The browser prints what is rendered when this event ends.
    const start = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}

/** Margins and font size of the printed sheet relative to its width: 9.6 of 595 points on A4. */
const paperClass = 'min-h-[141.43cqw] text-[1.613cqw] px-[9.05cqw] py-[8.1cqw]';

/** In a container too narrow for a readable sheet, the text is in one column at normal size. */
const narrowClass = '@max-md:min-h-0 @max-md:p-4 @max-md:text-small';

/** A document as it will be printed, at the available width; anything beyond one page continues below. */
export function PaperPreview({ children }: { children: ReactNode }) {
  return (
    <section aria-label="Preview" className="@container min-w-0">
      <div className={`paper border border-line bg-surface ${narrowClass} ${paperClass}`}>
        {children}
      </div>
    </section>
  );
}
