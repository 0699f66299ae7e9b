import type { ComparedPair, Comparison, LeftOutChoice, ReadFault, TextFile } from '../text';

/** A file that could not be read, and why. */
export interface UnreadFile {
  name: string;
  fault: ReadFault;
}

/** A comparison with everything that is needed to show it again without the files. */
export interface ComparisonReport {
  /** The name of the assignment. */
  name: string;
  at: string;
  files: readonly TextFile[];
  unread: readonly UnreadFile[];
  /** What everybody was asked, as text; empty if unknown. */
  assignment: string;
  choice: LeftOutChoice;
  comparison: Comparison;
  /** Whether the texts are invented, to show what a report looks like. */
  isInvented: boolean;
}

/** "412 of 1,930 compared words (21%)"; a share below one percent has a decimal. */
export function shareText(shared: number, compared: number): string {
  const percent = compared === 0 ? 0 : (100 * shared) / compared;
  const rounded = percent > 0 && percent < 1 ? percent.toFixed(1) : String(Math.round(percent));
  return `${formatCount(shared)} of ${formatCount(compared)} compared words (${rounded}%)`;
}

export const formatCount = (count: number) => count.toLocaleString('en');

/** "1 word", "1,200 words". */
export const countText = (count: number, noun: string) =>
  `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;

/** "181 shared passages, of which the 10 longest are shown". */
export const passageText = ({ passages, passagesInAll = passages.length }: ComparedPair) =>
  countText(passagesInAll, 'shared passage') +
  (passagesInAll > passages.length ? `, of which the ${passages.length} longest are shown` : '');

/** How a pair is named: "Asha and Kabir". */
export function pairName(pair: ComparedPair, files: ReadonlyMap<string, TextFile>): string {
  return [pair.first, pair.second].map((id) => files.get(id)?.owner ?? id).join(' and ');
}

/** Files by id. */
export const filesById = (files: readonly TextFile[]) =>
  new Map(files.map((file) => [file.id, file]));

/** Identifies a pair in a report. */
export const pairKey = ({ first, second }: Pick<ComparedPair, 'first' | 'second'>) =>
  `${first} ${second}`;
