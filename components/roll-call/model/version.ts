import type { Records } from '@/lib/store/record';
import { versionOf } from './roll-call';

export type ClassDay = Records['classDays'];

export type ClassInLetter = ClassDay['versions'][number]['version'];

/** A version of a register: those before it are `earlier`. */
interface Version {
  at: string;
  changed?: string | undefined;
  earlier?: readonly string[] | undefined;
}

/**
 * The version of a register that counts: of those that no other was made from, the one with the fewest absent students; of two
 * with as many, the one that was saved first. The order in which they came does not matter.
 */
export function countingOf<V extends { version: Version; absent: number }>(all: readonly V[]): V {
  const isNewest = ({ version }: V) =>
    !all.some((other) => other.version.earlier?.includes(versionOf(version)));
  const newest = all.filter(isNewest);
  return (newest.length > 0 ? newest : all).reduce((best, one) =>
    one.absent < best.absent ||
    (one.absent === best.absent && versionOf(one.version) < versionOf(best.version))
      ? one
      : best,
  );
}

/** Returns true if neither of two versions was made from the other. */
export function areApart(one: Version, other: Version): boolean {
  const [own, before] = [versionOf(one), versionOf(other)];
  return own !== before && !one.earlier?.includes(before) && !other.earlier?.includes(own);
}

/** The class of a stored day, by the register that counts. */
export const classOf = ({ versions }: ClassDay): ClassInLetter => countingOf(versions).version;

/** Returns true if the teacher has a published key, but did not sign the register that counts. */
export const isUnsigned = ({ versions }: ClassDay): boolean =>
  countingOf(versions).unsigned === true;
