import { createRandom, type Random } from '@/tools/file/random';
import type { CorpusLanguage } from './language';

/** Sentences of an invented text. */
export type Sentences = readonly (readonly string[])[];

/** A text of about so many words by one writer; a seed gives the same text. Independent texts share only phrases. */
export function writeSentences(language: CorpusLanguage, count: number, seed: string): Sentences {
  const random = createRandom('text', language.name, seed);
  const sentences: string[][] = [];
  for (let length = 0; length < count; length += sentences.at(-1)?.length ?? 0)
    sentences.push(writeSentence(language, random));
  return sentences;
}

function writeSentence({ words, phrases }: CorpusLanguage, random: Random): string[] {
  const sentence: string[] = [];
  const length = random.int(9, 20);
  while (sentence.length < length)
    sentence.push(
      ...(random.chance(0.02) ? random.pick(phrases).split(' ') : [random.pick(words)]),
    );
  return sentence;
}

/** The sentences as text, in lines as a PDF has them. */
export function sentencesToText(sentences: Sentences, { fullStop }: CorpusLanguage): string {
  const text = sentences.map((sentence) => capitalise(sentence.join(' ')) + fullStop).join(' ');
  return text.replace(/(.{60,90}?) /gu, '$1\n');
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
