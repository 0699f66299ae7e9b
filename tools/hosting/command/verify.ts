import { existsSync } from 'node:fs';
import { readArguments } from '@/tools/command/read-arguments';
import { runMain } from '@/tools/command/run-main';
import { collegeFolder, readCollege } from '@/tools/college/college';
import { checkKey } from '@/tools/college/drop/access';
import { boxNamesOf } from '@/tools/college/drop/derive';
import { releaseName } from '@/tools/file/inventory-file';
import { readLive, verifyDrop, verifySite } from '../verify';

const usage = 'npm run verify -- https://portal.college.example/ [--gated] [--drop]';
const options = {
  gated: { type: 'boolean', default: false },
  drop: { type: 'boolean', default: false },
} as const;

await runMain(async () => {
  const { values, positionals } = readArguments({ usage, options }, process.argv.slice(2));
  if (positionals.length !== 1) throw new Error(`Name one address: ${usage}`);
  const live = await readLive(positionals[0]!);
  await verifySite(live, values.gated);
  if (values.drop) {
    if (!existsSync(collegeFolder)) throw new Error('Run --drop where the folder college/ is.');
    const college = readCollege(collegeFolder);
    await verifyDrop(live, boxNamesOf(college, checkKey(college)));
  }
  for (const [what, [first, ...others]] of live.problems)
    console.log(`✗ ${first}${others.length > 0 ? ` and ${others.length} more` : ''}: ${what}`);
  const said = live.problems.size === 0 ? 'no problems' : 'problems, listed above';
  console.log(`verify: release ${releaseName(live.inventory)}: ${said}`);
  return live.problems.size === 0 ? 0 : 1;
});
