import { createRandom } from '@/tools/file/random';
import type { CorpusLanguage } from './language';
import type { Sentences } from './write-text';

/** A way to hide a copy. */
type Disguise = (sentences: Sentences, language: CorpusLanguage, seed: string) => Sentences;

const lookAlikes: Readonly<Record<string, string>> = {
  ...{ a: 'а', c: 'с', e: 'е', o: 'о', p: 'р', x: 'х', y: 'у' },
};
const someLetters = /[aceopxy]/u;

/** The disguises by what they are called in the results. */
export const disguises: Readonly<Record<string, Disguise>> = {
  'word for word': (sentences) => sentences,
  'sentences reordered': (sentences, _, seed) =>
    createRandom('order', seed).sample(sentences, sentences.length),
  'every eighth word replaced': replaceEvery(8),
  'every fourth word replaced': replaceEvery(4),
  'spaces and line breaks changed': (sentences, _, seed) => {
    const random = createRandom('space', seed);
    return sentences.map((sentence) =>
      sentence.map((word) => random.pick(['', ' ', '\n', '\u00a0', '\t']) + word),
    );
  },
  'look-alike letters': (sentences) =>
    sentences.map((sentence) =>
      sentence.map((word) => word.replace(someLetters, (letter) => lookAlikes[letter] ?? letter)),
    ),
  'zero-width characters': (sentences) =>
    sentences.map((sentence) =>
      sentence.map((word) =>
        word.length > 2 ? `${word.slice(0, 2)}\u200b${word.slice(2)}` : word,
      ),
    ),
};

/** Leaves runs of `distance` − 1 words. */
function replaceEvery(distance: number): Disguise {
  return (sentences, { synonyms }, seed) => {
    const random = createRandom('synonym', seed);
    return sentences.map((sentence) =>
      sentence.map((word, index) => ((index + 1) % distance === 0 ? random.pick(synonyms) : word)),
    );
  };
}
