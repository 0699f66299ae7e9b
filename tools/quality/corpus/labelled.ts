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

/** Classmates who answer one question on their own: they share the question, a definition and phrases. */
export function independentAnswers(language: CorpusLanguage, count: number): TextFile[] {
  const [definition = []] = writeSentences(language, 8, 'definition');
  return Array.from({ length: count }, (_, index) => {
    const own = writeSentences(language, answerLength, `classmate ${index}`);
    const text = [[...definition.slice(0, 8), ...(own[0] ?? [])], ...own.slice(1)];
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
