import type { TextFile, TextRole } from '@/components/integrity/model/text';
import { disguises } from './disguise';
import type { CorpusLanguage } from './language';
import { sentencesToText, writeSentences, type Sentences } from './write-text';

/** Two texts, and whether the first was copied from the second. */
export interface LabelledPair {
  /** How the pair was made. */
  kind: string;
  language: string;
  first: TextFile;
  second: TextFile;
  isCopy: boolean;
}

/** The words of an answer; 60 % of a copied one is copied, as in the heavy revisions of labelled collections. */
const answerLength = 300;
const copiedLength = 180;

/** Answers and the source that they were copied from, or not: each disguise, independent answers, and quotations. */
export function labelledAnswers(language: CorpusLanguage, count: number): LabelledPair[] {
  return Array.from({ length: count }, (_, index) => String(index)).flatMap((seed) => {
    const source = writeSentences(language, 600, `source ${seed}`);
    const copied = source.slice(3, 3 + sentencesFor(source, copiedLength));
    const own = writeSentences(language, answerLength - copiedLength, `own ${seed}`);
    const whole = writeSentences(language, answerLength, `independent ${seed}`);
    const pair = (kind: string, text: string, isCopy: boolean): LabelledPair => ({
      ...{ kind, language: language.name, isCopy },
      first: toFile(`${language.name} ${kind} ${seed}`, 'work', text),
      second: toFile('source', 'source', sentencesToText(source, language)),
    });
    return [
      ...Object.entries(disguises).map(([kind, disguise]) => {
        const text = [...own, ...disguise(copied, language, seed)];
        return pair(kind, sentencesToText(text, language), true);
      }),
      pair('independent', sentencesToText(whole, language), false),
      pair('quoted with its source', withQuotations(whole, copied, language), false),
    ];
  });
}

/** The words of an essay of 8 pages, and of the passage that another has copied. */
const essayLength = 2800;
const passageLength = 60;

/** Two essays, one with a passage of the other in each disguise that leaves runs of six words, and independent ones. */
export function labelledEssays(language: CorpusLanguage, count: number): LabelledPair[] {
  return Array.from({ length: count }, (_, index) => String(index)).flatMap((seed) => {
    const essay = (name: string) => writeSentences(language, essayLength, `essay ${name} ${seed}`);
    const [own, other] = [essay('own'), essay('other')];
    const copied = other.slice(20, 20 + sentencesFor(other.slice(20), passageLength));
    const pair = (kind: string, text: Sentences, isCopy: boolean): LabelledPair => ({
      ...{ kind: `essays: ${kind}`, language: language.name, isCopy },
      first: toFile(`${language.name} ${kind} ${seed}`, 'work', sentencesToText(text, language)),
      second: toFile('other', 'work', sentencesToText(other, language)),
    });
    return [
      ...Object.entries(disguises)
        .filter(([kind]) => kind !== 'every fourth word replaced')
        .map(([kind, disguise]) => {
          const passage = disguise(copied, language, seed);
          return pair(kind, [...own.slice(0, 70), ...passage, ...own.slice(70)], true);
        }),
      pair('independent', own, false),
    ];
  });
}

/** Classmates who answer one question on their own: they share a definition of 14 words, a name, and phrases. */
export function independentAnswers(language: CorpusLanguage, count: number): TextFile[] {
  const common = writeSentences(language, 40, 'definition').flat();
  return Array.from({ length: count }, (_, index) => {
    const own = writeSentences(language, answerLength, `classmate ${index}`);
    const text = [
      [...common.slice(0, 14), ...(own[0] ?? [])],
      ...own.slice(1),
      [...(own[1] ?? []), ...common.slice(20, 27)],
    ];
    return toFile(`classmate ${index}`, 'work', sentencesToText(text, language));
  });
}

/** The first sentences that have so many words together. */
function sentencesFor(sentences: Sentences, words: number): number {
  let [count, length] = [0, 0];
  while (length < words && count < sentences.length) length += sentences[count++]?.length ?? 0;
  return count;
}

function withQuotations(own: Sentences, quoted: Sentences, language: CorpusLanguage): string {
  const [open, close] = language.quote;
  const quotations = quoted.map(
    (sentence) => `${open}${sentence.join(' ')}${close} ${language.citation}${language.fullStop}`,
  );
  return `${sentencesToText(own, language)}\n${quotations.join('\n')}`;
}

export function toFile(id: string, role: TextRole, ...texts: readonly string[]): TextFile {
  const pages = texts.map((text, index) => ({ number: index + 1, text }));
  return { id, name: `${id}.txt`, role, owner: id, pages };
}
