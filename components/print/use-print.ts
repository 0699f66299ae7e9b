import { useEffect, type RefObject } from 'react';

const once = { once: true, capture: true } as const;
const keepOpen = (event: Event) => event.stopImmediatePropagation();

/**
 * While the page prints, sets the title, which names the file, and makes the dialog around `anchor` non-modal. A modal
 * dialog removes the rest of the document from the accessibility tree, and a PDF without that tree has no headings and
 * lists for screen readers.
 */
export function usePrint(anchor: RefObject<HTMLElement | null>, title: string): void {
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
