import { useEffect, type RefObject } from 'react';

const once = { once: true, capture: true } as const;
const keepOpen = (event: Event) => event.stopImmediatePropagation();

/**
 * While a page is being printed: it has another title, which names the file, and the dialog around this place is no
 * modal one. A modal dialog takes the rest of the document out of the accessibility tree, and a PDF without that tree
 * has no headings and lists for a screen reader.
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
      // It is not closed for good: what would take it off the page does not hear of it.
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
