import type { TextFile } from '@/components/integrity/model/text';
import { toFile, type LabelledPair } from './labelled';
import { hashTable } from './written/hash-table';
import { inflation } from './written/inflation';
import { paging } from './written/paging';
import { photosynthesis } from './written/photosynthesis';
import { soil } from './written/soil';
import { solarEnergy } from './written/solar-energy';
import type { WrittenTopic } from './written/topic';
import { waterCycle } from './written/water-cycle';

export const writtenTopics: readonly WrittenTopic[] = [
  ...[paging, inflation, hashTable, photosynthesis, waterCycle, soil, solarEnergy],
];

const kinds = {
  near: 'written: hardly changed',
  light: 'written: slightly changed',
  heavy: 'written: rewritten',
} as const;

/** Answers that a person wrote with and without the source; one with it is a copy. */
export function writtenAnswers(): LabelledPair[] {
  return writtenTopics.flatMap((topic) => {
    const { copies, language, name, own } = topic;
    const pair = (kind: string, isCopy: boolean) => (text: string, index: number) => ({
      ...{ kind, language, isCopy },
      first: toFile(`${name} ${kind} ${index}`, 'work', text),
      second: toFile('source', 'source', topic.source),
    });
    return [
      ...(['near', 'light', 'heavy'] as const).flatMap((kind) =>
        copies[kind].map(pair(kinds[kind], true)),
      ),
      ...own.map(pair('written: own words', false)),
    ];
  });
}

/** The answers that people wrote on their own, by question. */
export function writtenClasses(): TextFile[][] {
  return writtenTopics.map(({ name, own }) =>
    own.map((text, index) => toFile(`${name} ${index}`, 'work', text)),
  );
}
