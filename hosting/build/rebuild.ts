import type { Inventory } from './inventory';

/** Compares two builds of the same sources, says which files differ, and tells whether none does. */
export function tellDifferences(first: Inventory, second: Inventory): boolean {
  const names = new Set([...Object.keys(first.files), ...Object.keys(second.files)]);
  const other = [...names].filter(
    (name) => first.files[name]?.sha256 !== second.files[name]?.sha256,
  );
  for (const name of other) console.error(`rebuild: ${name} differs between two builds`);
  if (other.length > 0) return false;
  console.log(`rebuild: ${names.size} files, byte by byte the same (${second.contentHash})`);
  return true;
}
