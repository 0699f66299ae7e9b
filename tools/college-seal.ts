import { showProgress } from './build/progress';
import { collegeFolder } from './college/college';
import { readPeopleOptions } from './college/publish/option';
import { describeSealed } from './college/publish/site-people';
import { sealCollege } from './college/seal/seal-college';
import { refuseTracked } from './college/tracked';
import { runMain } from './run-main';

/** Seals the records of college/ into college/sealed/: `npm run college:seal [-- --buckets 4096]`. */
await runMain(async () => {
  const { targets, buckets } = readPeopleOptions(process.argv.slice(2));
  if (targets.length > 0)
    throw new Error('college:seal takes no folder. To copy into a site, use college:publish.');
  refuseTracked(process.cwd());
  const report = await sealCollege(collegeFolder, { buckets, progress: showProgress() });
  console.log(describeSealed(report));
  return 0;
});
