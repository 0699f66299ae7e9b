import { showProgress } from '@/tools/file/progress';
import { logSealed } from '../seal/log-sealed';
import { collegeFolder } from '../college';
import { bucketOption, readBucketCount } from '../publish/bucket-option';
import { describeSealed } from '../publish/site-people';
import { runCommand } from '../run-command';
import { sealCollege } from '../seal/seal-college';

const command = {
  usage: 'npm run college -- seal [--buckets 4096]',
  options: bucketOption,
} as const;

/** Seals the records of college/ into college/sealed/. */
await runCommand(command, async (values, names) => {
  if (names.length > 0)
    throw new Error('college seal takes no folder. To copy into a site, use college publish.');
  const buckets = readBucketCount(values.buckets);
  const report = await sealCollege(collegeFolder, { buckets, progress: showProgress() });
  console.log(describeSealed(report));
  if (report.changed > 0) logSealed(collegeFolder);
  return 0;
});
