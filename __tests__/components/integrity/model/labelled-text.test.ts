import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareTexts } from '@/components/integrity/model/compare-texts';
import type { TextFile, TextRole } from '@/components/integrity/model/text';
import { createRandom } from '@/__tests__/random';

/** A question with an article about it, answers made from the article, and answers of people who did not see it. */
interface Topic {
  name: string;
  source: string;
  copies: Readonly<Record<string, string>>;
  own: readonly string[];
}

/** Two texts, and whether the first was made from the second. */
interface LabelledPair {
  kind: string;
  topic: string;
  texts: readonly [TextFile, TextFile];
  isCopy: boolean;
}

/** English, Hindi, Tamil and Arabic. All texts were written for this test. */
const topics = ['photosynthesis', 'water-cycle', 'soil', 'solar-energy'].map(readTopic);

/** Reads a file whose parts begin with a line like "# own". */
function readTopic(name: string): Topic {
  const path = join('__tests__/fixture/integrity/labelled', `${name}.txt`);
  const parts = readFileSync(path, 'utf8').split(/^# /m);
  const textsOf = (part: string) =>
    parts.filter((one) => one.startsWith(`${part}\n`)).map((one) => one.slice(part.length).trim());
  const [source = ''] = textsOf('source');
  const [near = '', light = '', heavy = ''] = ['near', 'light', 'heavy'].flatMap(textsOf);
  const copies = { 'hardly changed': near, 'slightly changed': light, rewritten: heavy };
  return { name, source, copies, own: textsOf('own') };
}

const wordsOf = (text: string) => text.split(/\s+/u);
const lookAlikes: Readonly<Record<string, string>> = { a: 'а', c: 'с', e: 'е', o: 'о', p: 'р' };
const spaces = [' ', '  ', '\n', '\u00a0', '\t'];

/** Ways to hide a copied passage. */
const disguises: Readonly<Record<string, (passage: string, own: string) => string>> = {
  'word for word': (passage) => passage,
  'sentences reordered': (passage) => {
    const sentences = passage.split(/(?<=[.।])\s/u);
    return createRandom('order').sample(sentences, sentences.length).join(' ');
  },
  'every eighth word replaced': (passage, own) => replaceEvery(8, passage, own),
  'every fourth word replaced': (passage, own) => replaceEvery(4, passage, own),
  'spaces and line breaks changed': (passage) => {
    const random = createRandom('spaces');
    return wordsOf(passage)
      .map((word) => word + random.pick(spaces))
      .join('');
  },
  'look-alike letters': (passage) =>
    passage.replace(/[aceop]/g, (letter) => lookAlikes[letter] ?? letter),
  'zero-width characters': (passage) => passage.replace(/(?<=\S\S)(?=\S)/gu, '\u200b'),
};

function replaceEvery(distance: number, passage: string, own: string): string {
  const random = createRandom('words');
  const words = wordsOf(own);
  return wordsOf(passage)
    .map((word, index) => ((index + 1) % distance === 0 ? random.pick(words) : word))
    .join(' ');
}

/** More than half of an answer with a copied passage is copied. */
const passageLength = 120;

function pairsOf({ name, source, copies, own }: Topic): LabelledPair[] {
  const pair = (kind: string, text: string, isCopy: boolean): LabelledPair => ({
    kind,
    topic: name,
    texts: [toFile('answer', 'work', text), toFile('source', 'source', source)],
    isCopy,
  });
  const [first = ''] = own;
  const passage = wordsOf(source).slice(10, 10 + passageLength);
  const ownPart = wordsOf(first).slice(0, 80).join(' ');
  const quoted = source
    .split(/(?<=[.।])\s/u)
    .slice(1, 5)
    .map((sentence) => `“${sentence.replace(/[.।]$/u, '')}” (Rao, 2014, p. 12).`);
  return [
    ...Object.entries(copies).map(([kind, text]) => pair(kind, text, true)),
    ...Object.entries(disguises).map(([kind, disguise]) =>
      pair(kind, `${ownPart} ${disguise(passage.join(' '), first)}`, true),
    ),
    ...own.map((text) => pair('own words', text, false)),
    pair('quoted with its source', `${first}\n${quoted.join('\n')}`, false),
  ];
}

function toFile(id: string, role: TextRole, text: string): TextFile {
  return { id, name: `${id}.txt`, role, owner: id, pages: [{ number: 1, text }] };
}

const isFound = (texts: readonly TextFile[]) => compareTexts(texts).pairs.length > 0;

const nameOf = ({ topic, kind }: LabelledPair) => `${topic}: ${kind}`;

test('Copies are found with a precision of 1 and an F1 of at least 0.96', () => {
  const pairs = topics.flatMap(pairsOf);
  const found: LabelledPair[] = [];
  for (const pair of pairs) if (isFound(pair.texts)) found.push(pair);
  expect(found.filter(({ isCopy }) => !isCopy).map(nameOf)).toEqual([]);
  const copies = pairs.filter(({ isCopy }) => isCopy);
  expect(copies).toHaveLength(topics.length * 10);
  const missed = copies.filter((pair) => !found.includes(pair)).map(nameOf);
  const recall = 1 - missed.length / copies.length;
  const f1 = (2 * recall) / (1 + recall);
  if (f1 < 0.96) throw new Error(`F1 is ${f1.toFixed(3)}. Not found: ${missed.join(', ')}`);
});

test('Classmates who answered one question on their own are not reported', () => {
  for (const { name, own } of topics) {
    expect(own.length).toBeGreaterThan(1);
    const texts = own.map((text, index) => toFile(`${name} ${index}`, 'work', text));
    expect(isFound(texts)).toBe(false);
  }
});
