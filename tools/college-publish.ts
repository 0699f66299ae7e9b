import { showProgress } from './build/progress';
import { collegeFolder } from './college/college';
import { readPeopleOptions } from './college/publish/option';
import { publishPeople } from './college/publish/publish-people';
import { describeSealed } from './college/publish/site-people';
import { refuseTracked } from './college/tracked';
import { runMain } from './run-main';

/** Seals the records of college/ and copies what changed into a live site: `npm run college:publish -- TARGET`. */
await runMain(async () => {
  const { targets, buckets } = readPeopleOptions(process.argv.slice(2));
  const [target, ...others] = targets;
  if (target === undefined || others.length > 0)
    throw new Error(
      'Name the folder that the web server serves: npm run college:publish -- TARGET [--buckets 4096]',
    );
  refuseTracked(process.cwd());
  const progress = showProgress();
  const { report, synced } = await publishPeople(collegeFolder, target, { buckets, progress });
  console.log(describeSealed(report));
  console.log(`people: ${synced.written} files written and ${synced.removed} removed in ${target}`);
  return 0;
});
