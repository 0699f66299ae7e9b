import { showProgress } from './build/progress';
import { explain } from './explain';
import { deployLinked, rollBack } from './release/deploy/linked';
import { listReleases } from './release/deploy/list';
import { lock } from './release/deploy/lock';
import { readDeployOptions } from './release/deploy/option';
import { deployPlain } from './release/deploy/plain';
import { readInventory } from './release/inventory-file';

await explain(() => {
  const { action, plain, ...options } = readDeployOptions(process.argv.slice(2));
  if (action === 'list') {
    console.log(listReleases(options.target).join('\n'));
    return 0;
  }
  if (action === 'deploy') readInventory(options.from);
  const unlock = lock(options.target);
  try {
    const work = { ...options, now: new Date(), progress: showProgress(), say: console.log };
    if (action === 'rollback') rollBack(work);
    else if (plain) deployPlain(work);
    else deployLinked(work);
  } finally {
    unlock();
  }
  return 0;
});
