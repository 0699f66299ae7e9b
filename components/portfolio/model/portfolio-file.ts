import { htmlFile } from '@/lib/file/html-file';
import { pageStyle, portfolioStyle } from './portfolio-style';

/** A portfolio as one HTML file that loads nothing and runs no script. `article` is its HTML. */
export function portfolioFile(article: string, name: string): Promise<Blob> {
  const style = `${portfolioStyle}${pageStyle}`;
  return htmlFile({ title: `Portfolio of ${name}`, content: article, style });
}
