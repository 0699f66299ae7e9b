import { formatCount } from '@/lib/text/count';
import type { ComparedPair, Comparison, ReadProblem, TextFile, TextRole } from './text';

/** A file that could not be read, and why. */
export interface UnreadFile {
  /** The name of the file, and whose it is if that says more. */
  name: string;
  fault: ReadProblem;
}

/** A comparison with the texts of the files. */
export interface ComparisonReport {
  /** The name of the assignment. */
  name: string;
  at: string;
  files: readonly TextFile[];
  unread: readonly UnreadFile[];
  /** The question to everybody, as text; empty if unknown. */
  assignment: string;
  comparison: Comparison;
  /** True if the texts are invented, to show what a report looks like. */
  isInvented: boolean;
}

/** "412 of 1,930 compared words (21%)"; a share below one percent has a decimal. */
export function shareText(shared: number, compared: number): string {
  return `${formatCount(shared)} of ${formatCount(compared)} compared words (${percentText(shared, compared)})`;
}

/** "21%"; only all is "100%", and only nothing is "0%". */
export function percentText(shared: number, compared: number): string {
  const percent = compared === 0 ? 0 : (100 * shared) / compared;
  if (percent > 0 && percent < 0.1) return 'under 0.1%';
  if (percent > 0 && percent < 1) return `${percent.toFixed(1)}%`;
  return `${percent < 100 ? Math.min(99, Math.round(percent)) : 100}%`;
}

/** The larger share of a pair, by which pairs are sorted. */
export function largestShareText({ shared, compared }: ComparedPair): string {
  const isFirst = shared.first / compared.first >= shared.second / compared.second;
  const side = isFirst ? 'first' : 'second';
  return percentText(shared[side], compared[side]);
}

/** "1 word", "1,200 words". */
export const countText = (count: number, noun: string) =>
  `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;

/** "181 shared passages, of which 10 are shown". */
export const passageText = ({ passages, passagesInAll = passages.length }: ComparedPair) =>
  countText(passagesInAll, 'shared passage') +
  (passagesInAll > passages.length ? `, of which ${passages.length} are shown` : '');

/** Returns true if enough files could be read: two works, or one and a source. */
export function isComparable({ files }: Pick<ComparisonReport, 'files'>): boolean {
  return files.some(({ role }) => role === 'work') && files.filter(isCompared).length > 1;
}

/** Returns true if one text is compared, with sources only. */
export const isAlone = ({ files }: Pick<ComparisonReport, 'files'>): boolean =>
  files.filter(({ role }) => role === 'work').length === 1;

/** The words after the number of pairs: "pairs share passages". */
export function sharingText({ files, comparison }: ComparisonReport): string {
  const isOne = comparison.pairs.length === 1;
  if (isAlone({ files }))
    return `${isOne ? 'source shares' : 'sources share'} passages with this text`;
  return `${isOne ? 'pair shares' : 'pairs share'} passages`;
}

const isCompared = ({ role }: TextFile) => role !== 'template';

/** The compared texts, as a sentence. */
export function comparedText({ files }: Pick<ComparisonReport, 'files'>): string {
  const count = (role: TextRole) => files.filter((file) => file.role === role).length;
  const [works, sources] = [count('work'), count('source')];
  const others = [works > 1 && 'each other', sources > 0 && countText(sources, 'source')].filter(
    Boolean,
  );
  if (works === 0) return 'None of the files could be read.';
  if (others.length === 0) return 'Only 1 text could be read: there is nothing to compare it with.';
  return `${countText(works, 'text')} compared with ${others.join(' and with ')}.`;
}

/** The sentence for a report without pairs: of a page that was not read, nothing is known. */
export function nothingSharedText({ files }: Pick<ComparisonReport, 'files'>): string {
  return files.some(({ pages }) => pages.some(({ unread }) => unread))
    ? ' What was read of them shares no more than by coincidence, but some pages could not be read.'
    : ' What they share does not exceed coincidence.';
}

/** The name of a pair: "Asha and Kabir". */
export function pairName(pair: ComparedPair, files: ReadonlyMap<string, TextFile>): string {
  return [pair.first, pair.second].map((id) => files.get(id)?.owner ?? id).join(' and ');
}

/** Longer names are shortened where space is short. */
const longestName = 34;

/** A name without its middle if it is long: files of one class often differ at the end. */
export function shortName(name = ''): string {
  const characters = [...name];
  if (characters.length <= longestName) return name;
  const half = longestName / 2 - 1;
  return `${characters.slice(0, half).join('')}…${characters.slice(-half).join('')}`;
}

/** Files by id. */
export const filesById = (files: readonly TextFile[]) =>
  new Map(files.map((file) => [file.id, file]));

/** Identifies a pair in a report. */
export const pairKey = ({ first, second }: Pick<ComparedPair, 'first' | 'second'>) =>
  `${first} ${second}`;

/** Ids of files that share passages with each other, directly or through others: the largest group first. */
export function groupsOf(pairs: readonly Pick<ComparedPair, 'first' | 'second'>[]): string[][] {
  const groups = new Map<string, Set<string>>();
  for (const { first, second } of pairs) {
    const one = groups.get(first) ?? new Set([first]);
    const other = groups.get(second) ?? new Set([second]);
    if (one === other) continue;
    const [large, small] = one.size < other.size ? [other, one] : [one, other];
    for (const id of small) {
      large.add(id);
      groups.set(id, large);
    }
    groups.set(first, large).set(second, large);
  }
  return [...new Set(groups.values())]
    .map((group) => [...group])
    .sort((one, other) => other.length - one.length);
}
