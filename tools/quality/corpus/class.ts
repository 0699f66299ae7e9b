import type { TextFile } from '@/components/integrity/model/text';
import { createRandom } from '@/tools/file/random';
import { corpusLanguages } from './language';
import { toFile } from './labelled';
import { sentencesToText, writeSentences } from './write-text';

/** A class with long texts, and the pairs that share a copied page. */
interface LargeClass {
  files: TextFile[];
  /** Ids of the two texts, the earlier one first. */
  copies: readonly (readonly [string, string])[];
}

const wordsPerPage = 350;

/** Texts of several pages; each tenth one has a page of another. */
export function largeClass(count: number, pages: number): LargeClass {
  const [language] = corpusLanguages;
  if (!language) return { files: [], copies: [] };
  const random = createRandom('large class');
  const texts = Array.from({ length: count }, (_, index) =>
    Array.from({ length: pages }, (_page, page) =>
      sentencesToText(writeSentences(language, wordsPerPage, `class ${index} ${page}`), language),
    ),
  );
  const copies = Array.from({ length: Math.floor(count / 10) }, (_, index) => {
    const [to, from] = [index * 10 + 9, index * 10 + random.int(0, 8)];
    texts[to]?.splice(random.int(0, pages - 1), 1, texts[from]?.[random.int(0, pages - 1)] ?? '');
    return [`work ${from}`, `work ${to}`] as const;
  });
  return { files: texts.map((text, index) => toFile(`work ${index}`, 'work', ...text)), copies };
}
