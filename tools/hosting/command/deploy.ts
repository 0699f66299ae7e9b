import { join, resolve } from 'node:path';
import { updateSitePeople } from '@/tools/college/publish/site-people';
import { runMain } from '@/tools/command/run-main';
import { readInventory } from '@/tools/file/inventory-file';
import { withLockFile } from '@/tools/file/lock';
import { showProgress, type Progress } from '@/tools/file/progress';
import { deployToFolder, rollBack } from '../deploy/folder';
import { readDeployOptions } from '../deploy/deploy-option';
import { deployToStore } from '../deploy/store';

await runMain(async () => {
  const { isStore, rollback, ...options } = readDeployOptions(process.argv.slice(2));
  const show = showProgress();
  if (!rollback) {
    readInventory(options.from);
    const isOwnBuild = options.from === resolve('out') && !options.withoutPeople;
    if (isOwnBuild && !(await updateSitePeople(process.cwd(), show))) return 1;
  }
  // Only one command of this checkout writes to a store at a time; the store has a lock for others.
  const folder = isStore ? join('node_modules', '.cache') : options.target;
  const busy = 'deploy: another deploy is running; waiting for it';
  await withLockFile(join(folder, '.deploy-lock'), busy, async (beat) => {
    const progress: Progress = (...step) => {
      beat();
      show(...step);
    };
    const work = { ...options, now: new Date(), progress, log: console.log };
    await (isStore ? deployToStore : rollback ? rollBack : deployToFolder)(work);
  });
  return 0;
});
