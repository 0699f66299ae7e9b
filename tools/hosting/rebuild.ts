import { readInventory } from '@/tools/file/inventory-file';
import { isHashed } from '@/tools/file/listed-file';
import type { Inventory } from '@/tools/file/inventory';

/** Compares two builds of the same sources, logs the files that differ, and returns whether none does. */
export function reportDifferences(first: Inventory, second: Inventory): boolean {
  const names = new Set([...Object.keys(first.files), ...Object.keys(second.files)]);
  const other = [...names].filter(
    (name) => first.files[name]?.sha256 !== second.files[name]?.sha256,
  );
  for (const name of other) console.error(`rebuild: ${name} differs between two builds`);
  if (other.length > 0) return false;
  console.log(`rebuild: ${names.size} files are identical byte by byte (${second.contentHash})`);
  return true;
}

/**
 * Compares the files that two builds of the same sources have in common, although their addresses and content differ:
 * scripts, style sheets and fonts, which are named after their content. Returns a sentence and the files that differ.
 */
export function describeShared(firstOut: string, secondOut: string) {
  const [first, second] = [readInventory(firstOut).files, readInventory(secondOut).files];
  const names = Object.keys(first).filter((name) => isHashed(name) && name in second);
  const faults = names
    .filter((name) => first[name]?.sha256 !== second[name]?.sha256)
    .map((name) => `rebuild: ${name} has different content in two builds`);
  if (names.length === 0)
    faults.push('rebuild: two builds of the same sources have no file in common');
  return {
    sentence: `rebuild: two builds share ${names.length} scripts, styles and fonts`,
    faults,
  };
}
