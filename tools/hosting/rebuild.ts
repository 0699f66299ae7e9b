import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readInventory } from '@/tools/file/inventory-file';
import { isCompressedCopy, isHashed } from '@/tools/file/listed-file';
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
  const problems = names
    .filter((name) => first[name]?.sha256 !== second[name]?.sha256)
    .map((name) => `rebuild: ${name} has different content in two builds`);
  if (names.length === 0)
    problems.push('rebuild: two builds of the same sources have no file in common');
  return {
    sentence: `rebuild: two builds share ${names.length} scripts, styles and fonts`,
    problems,
  };
}

/** What a file says without the names that differ from build to build: scripts, hashes and IDs. */
export function withoutNames(text: string): string {
  return text
    .replace(/<script\b[^>]*>.*?<\/script>|<link\b[^>]*\bas="script"[^>]*>/gs, '')
    .replace(/sha(?:256|384|512)-[\w+/=]+/g, 'sha')
    .replace(/\b[0-9a-f]{12,}\b/g, 'hash');
}

/** The files outside the framework's folder that differ between the sites of two commits, but for such names. */
export function differentContent(firstOut: string, secondOut: string): string[] {
  const [first, second] = [readInventory(firstOut).files, readInventory(secondOut).files];
  const isText = (name: string) => /\.(?:html|json|ics|xml|txt|webmanifest|svg)$/.test(name);
  const textOf = (out: string, name: string) => withoutNames(readFileSync(join(out, name), 'utf8'));
  return [...new Set([...Object.keys(first), ...Object.keys(second)])]
    .filter((name) => !isHashed(name) && !isCompressedCopy(name) && !name.endsWith('.js'))
    .filter((name) => {
      if (first[name]?.sha256 === second[name]?.sha256) return false;
      if (!first[name] || !second[name] || !isText(name)) return true;
      return textOf(firstOut, name) !== textOf(secondOut, name);
    });
}
