import { showProgress } from './build/progress';
import { explain } from './explain';
import { deployLinked, rollBack } from './release/deploy/linked';
import { listReleases } from './release/deploy/list';
import { lockSoon } from './release/deploy/lock';
import { readDeployOptions } from './release/deploy/option';
import { deployPlain } from './release/deploy/plain';
import { readInventory } from './release/inventory-file';

await explain(async () => {
  const { action, plain, ...options } = readDeployOptions(process.argv.slice(2));
  if (action === 'list') {
    console.log(listReleases(options.target).join('\n'));
    return 0;
  }
  if (action === 'deploy') readInventory(options.from);
  const { beat, unlock } = await lockSoon(options.target, console.log);
  const show = showProgress();
  const progress: typeof show = (...step) => {
    beat();
    show(...step);
  };
  try {
    const work = { ...options, now: new Date(), progress, say: console.log };
    if (action === 'rollback') rollBack(work);
    else if (plain) deployPlain(work);
    else deployLinked(work);
  } finally {
    unlock();
  }
  return 0;
});
