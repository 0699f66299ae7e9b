import { useMemo } from 'react';
import { pageText, quoteOf } from '../../model/report/marked-text';
import { countText } from '../../model/report/report';
import type { Passage, TextFile } from '../../model/text';
import { findWords } from '../../model/word';

/** The length of a passage and its pages in both texts. */
export function usePassageText(
  passage: Passage | undefined,
  first: TextFile | undefined,
  second: TextFile | undefined,
): string {
  return useMemo(() => {
    if (!passage || !first || !second) return '';
    const pages = (file: TextFile, side: 'first' | 'second') =>
      pageText(quoteOf(file, passage[side], findWords).pages);
    const words = countText(passage.first.end - passage.first.start, 'word');
    const [one, other] = [pages(first, 'first'), pages(second, 'second')];
    return one === other ? `${words}, ${one} of both` : `${words}, ${one} and ${other}`;
  }, [passage, first, second]);
}
