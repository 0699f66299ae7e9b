import { join, resolve } from 'node:path';
import { showProgress, type Progress } from '@/tools/file/progress';
import { updateSitePeople } from '@/tools/college/publish/site-people';
import { runMain } from '@/tools/command/run-main';
import { readInventory } from '@/tools/file/inventory-file';
import { withLockFile } from '@/tools/file/lock';
import { deploy, listReleases, rollBack } from '../deploy/deploy';
import { readDeployOptions } from '../deploy/option';
import { deployToStore } from '../deploy/store/deploy-store';

/** Only one command of this checkout writes to a store at a time. */
const storeLock = join('node_modules', '.cache', 'edify-store.lock');

await runMain(async () => {
  const { action, ...options } = readDeployOptions(process.argv.slice(2));
  const { target } = options;
  if (action === 'list') {
    console.log(listReleases(target).join('\n'));
    return 0;
  }
  const show = showProgress();
  if (action !== 'rollback') {
    readInventory(options.from);
    const isOwnBuild = options.from === resolve('out') && !options.withoutPeople;
    if (isOwnBuild && !(await updateSitePeople(process.cwd(), show))) return 1;
  }
  const busy = `deploy: another deploy to this ${action === 'store' ? 'store' : 'folder'} is running; waiting for it`;
  const file = action === 'store' ? storeLock : join(target, '.deploy-lock');
  await withLockFile(file, busy, async (beat) => {
    const progress: Progress = (...step) => {
      beat();
      show(...step);
    };
    const work = { ...options, now: new Date(), progress, log: console.log };
    if (action === 'store') await deployToStore({ ...work, remote: target });
    else if (action === 'rollback') rollBack(work);
    else deploy(work);
  });
  return 0;
});
