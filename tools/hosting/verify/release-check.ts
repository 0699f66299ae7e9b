import { existsSync, readFileSync } from 'node:fs';
import { inventoryFile, type Inventory } from '@/tools/file/inventory';
import { parseInventory, releaseName } from '@/tools/file/inventory-file';
import { decodedBody, type Answer, type Ask } from './ask';
import type { SiteProblem } from './site-problem';

/** Reads build.json from a live site. Throws if the site does not send it. */
export async function readLive(
  ask: Ask,
  prefix: string,
): Promise<{ inventory: Inventory; answer: Answer }> {
  const where = prefix + inventoryFile;
  const answer = await ask(where, { 'Accept-Encoding': 'identity' });
  if (answer.status !== 200)
    throw new Error(
      `${where} returned status ${answer.status}, so nothing can be checked. Check that the path of the address is right ` +
        'and that all of out/ was copied. A gate must leave build.json open.',
    );
  const text = (decodedBody(answer) ?? Buffer.of()).toString();
  return { inventory: parseInventory(text, where), answer };
}

/** The release that should be live: from the given file, or from out/ if it exists. */
export function readExpected(file: string | undefined): Inventory | undefined {
  const path = file ?? `out/${inventoryFile}`;
  if (existsSync(path)) return parseInventory(readFileSync(path, 'utf8'), path);
  if (file === undefined) return undefined;
  throw new Error(
    `${file} does not exist. Use --against with the build.json of the expected release.`,
  );
}

/** Checks that the live release is the expected one and was built for the path where it is served. */
export function judgeRelease(
  live: Inventory,
  expected: Inventory | undefined,
  prefix: string,
): SiteProblem[] {
  const problems: SiteProblem[] = [];
  const where = prefix + inventoryFile;
  if (expected !== undefined && expected.contentHash !== live.contentHash)
    problems.push({
      topic: 'release',
      where,
      found: describeRelease(live),
      expected: `${describeRelease(expected)}${changes(live, expected)}`,
    });
  if (`${live.basePath}/` !== prefix)
    problems.push({
      topic: 'place',
      where,
      found: `built for ${live.basePath}/`,
      expected: `built for ${prefix}`,
    });
  return problems;
}

export const describeRelease = (inventory: Inventory): string =>
  `release ${releaseName(inventory)}, version ${inventory.version}`;

function changes(live: Inventory, { files }: Inventory): string {
  const paths = Object.keys(files);
  const missing = paths.filter((path) => live.files[path] === undefined).length;
  const other = paths.filter(
    (path) => (live.files[path]?.sha256 ?? files[path]?.sha256) !== files[path]?.sha256,
  );
  return ` (${missing} of its files are missing and ${other.length} differ)`;
}
