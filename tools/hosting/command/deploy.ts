import { join, resolve } from 'node:path';
import { showProgress, type Progress } from '@/tools/file/progress';
import { updateSitePeople } from '@/tools/college/publish/site-people';
import { runMain } from '@/tools/command/run-main';
import { readInventory } from '@/tools/file/inventory-file';
import { withLockFile } from '@/tools/file/lock';
import { deploy, listReleases, rollBack } from '../deploy/deploy';
import { readDeployOptions } from '../deploy/option';

await runMain(async () => {
  const { action, ...options } = readDeployOptions(process.argv.slice(2));
  if (action === 'list') {
    console.log(listReleases(options.target).join('\n'));
    return 0;
  }
  const show = showProgress();
  if (action === 'deploy') {
    readInventory(options.from);
    const isOwnBuild = options.from === resolve('out') && !options.withoutPeople;
    if (isOwnBuild && !(await updateSitePeople(process.cwd(), show))) return 1;
  }
  const busy = 'deploy: another deploy to this folder is running; waiting for it';
  await withLockFile(join(options.target, '.deploy-lock'), busy, (beat) => {
    const progress: Progress = (...step) => {
      beat();
      show(...step);
    };
    const work = { ...options, now: new Date(), progress, log: console.log };
    if (action === 'rollback') rollBack(work);
    else deploy(work);
  });
  return 0;
});
