import type { TextFile } from '@/components/integrity/model/text';
import { toFile, type LabelledPair } from './labelled';
import { readParts } from './read-parts';

/** Invented texts about one question: a source like an article of an encyclopaedia, and answers. All are written here. */
const writtenTopics = [
  ...['paging', 'inflation', 'hash-table', 'photosynthesis', 'water-cycle', 'soil'],
  'solar-energy',
].map((file) => readParts(`written/${file}.txt`));

/** Answers that were made from the source, and those of people who know the subject and did not see the source. */
const kinds = {
  near: 'written: hardly changed',
  light: 'written: slightly changed',
  heavy: 'written: rewritten',
  own: 'written: own words',
};

/** Answers that a person wrote with and without the source; one with it is a copy. */
export function writtenAnswers(): LabelledPair[] {
  return writtenTopics.flatMap((parts) => {
    const [name = '', language = '', source = ''] = ['name', 'language', 'source'].flatMap(parts);
    return Object.entries(kinds).flatMap(([part, kind]) =>
      parts(part).map((text, index) => ({
        ...{ kind, language, isCopy: part !== 'own' },
        first: toFile(`${name} ${kind} ${index}`, 'work', text),
        second: toFile('source', 'source', source),
      })),
    );
  });
}

/** The answers that people wrote on their own, by question. */
export function writtenClasses(): TextFile[][] {
  return writtenTopics.map((parts) =>
    parts('own').map((text, index) => toFile(`${parts('name')[0]} ${index}`, 'work', text)),
  );
}
