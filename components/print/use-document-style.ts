import { useEffect } from 'react';

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
