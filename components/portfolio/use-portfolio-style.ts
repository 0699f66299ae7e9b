import { useEffect } from 'react';
import { portfolioStyle } from './model/portfolio-style';

/** Adds the style of a portfolio to the page while it is shown. The page's policy refuses a style element. */
export function usePortfolioStyle(): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(portfolioStyle);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, []);
}
