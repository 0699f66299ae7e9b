import { showProgress } from '../../build/progress';
import { collegeFolder } from '../college';
import { readPeopleOptions } from '../publish/option';
import { describeSealed } from '../publish/site-people';
import { sealCollege } from '../seal/seal-college';
import { refuseTracked } from '../tracked';
import { runMain } from '../../run-main';

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
