import { resolve } from 'node:path';
import { showProgress } from './build/progress';
import { updateSitePeople } from './college/publish/site-people';
import { runMain } from './run-main';
import { deployLinked, rollBack } from './release/deploy/linked';
import { listReleases } from './release/deploy/list';
import { waitForLock } from './release/deploy/lock';
import { readDeployOptions } from './release/deploy/option';
import { deployPlain } from './release/deploy/plain';
import { readInventory } from './release/inventory-file';

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
