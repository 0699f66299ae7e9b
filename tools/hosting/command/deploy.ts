import { resolve } from 'node:path';
import { showProgress } from '@/tools/file/progress';
import { updateSitePeople } from '@/tools/college/publish/site-people';
import { runMain } from '@/tools/command/run-main';
import { deployLinked, rollBack } from '../deploy/linked';
import { listReleases } from '../deploy/list';
import { waitForLock } from '../deploy/lock';
import { readDeployOptions } from '../deploy/option';
import { deployPlain } from '../deploy/plain';
import { readInventory } from '@/tools/file/inventory-file';

await runMain(async () => {
  const { action, plain, ...options } = readDeployOptions(process.argv.slice(2));
  if (action === 'list') {
    console.log(listReleases(options.target).join('\n'));
    return 0;
  }
  if (action === 'deploy') {
    readInventory(options.from);
    const isOwnBuild = options.from === resolve('out') && !options.withoutPeople;
    if (isOwnBuild && !(await updateSitePeople(process.cwd(), showProgress()))) return 1;
  }
  const { heartbeat, unlock } = await waitForLock(options.target, console.log);
  const show = showProgress();
  const progress: typeof show = (...step) => {
    heartbeat();
    show(...step);
  };
  try {
    const work = { ...options, now: new Date(), progress, log: console.log };
    if (action === 'rollback') rollBack(work);
    else if (plain) deployPlain(work);
    else deployLinked(work);
  } finally {
    unlock();
  }
  return 0;
});
