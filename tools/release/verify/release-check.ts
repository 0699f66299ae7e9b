import { existsSync, readFileSync } from 'node:fs';
import { inventoryFile, type Inventory } from '../../build/inventory';
import { parseInventory, releaseName } from '../inventory-file';
import { decodedBody, type Answer, type Ask } from './ask';
import type { Fault } from './fault';

/** Asks a live site which release it is; throws when it does not say. */
export async function readLive(
  ask: Ask,
  prefix: string,
): Promise<{ inventory: Inventory; answer: Answer }> {
  const where = prefix + inventoryFile;
  const answer = await ask(where, { 'Accept-Encoding': 'identity' });
  if (answer.status !== 200)
    throw new Error(
      `${where} answers with status ${answer.status}, so nothing can be checked. Is the path of the address right, and was ` +
        'all of out/ copied? A gate must leave build.json open.',
    );
  const text = (decodedBody(answer) ?? Buffer.of()).toString();
  return { inventory: parseInventory(text, where), answer };
}

/** The release that is expected to be live: of the file named, or of out/ where there is one. */
export function readExpected(file: string | undefined): Inventory | undefined {
  const path = file ?? `out/${inventoryFile}`;
  if (existsSync(path)) return parseInventory(readFileSync(path, 'utf8'), path);
  if (file === undefined) return undefined;
  throw new Error(`${file} is not there. --against names the build.json of the release expected.`);
}

/** Judges whether the release that is live is the one expected, and was built for where it is. */
export function judgeRelease(
  live: Inventory,
  expected: Inventory | undefined,
  prefix: string,
): Fault[] {
  const faults: Fault[] = [];
  const where = prefix + inventoryFile;
  if (expected !== undefined && expected.contentHash !== live.contentHash)
    faults.push({
      topic: 'release',
      where,
      found: describeRelease(live),
      expected: `${describeRelease(expected)}${changes(live, expected)}`,
    });
  if (`${live.basePath}/` !== prefix)
    faults.push({
      topic: 'place',
      where,
      found: `built to be served at ${live.basePath}/`,
      expected: `built to be served at ${prefix}`,
    });
  return faults;
}

/** A release as people name it. */
export function describeRelease(inventory: Inventory): string {
  return `release ${releaseName(inventory)}, version ${inventory.version}`;
}

function changes(live: Inventory, { files }: Inventory): string {
  const paths = Object.keys(files);
  const missing = paths.filter((path) => live.files[path] === undefined).length;
  const other = paths.filter(
    (path) => (live.files[path]?.sha256 ?? files[path]?.sha256) !== files[path]?.sha256,
  );
  return ` (${missing} of its files are missing and ${other.length} differ)`;
}
