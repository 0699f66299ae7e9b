import { htmlFile } from '@/lib/file/html-file';
import { portfolioStyle } from './portfolio-style';

/** A portfolio as one HTML file that loads nothing and runs no script. `article` is its HTML. */
export function portfolioFile(article: string, name: string): Promise<Blob> {
  return htmlFile({
    title: `Portfolio of ${name}`,
    content: article,
    style: portfolioStyle,
    width: '52rem',
  });
}
