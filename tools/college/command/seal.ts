import { showProgress } from '@/tools/file/progress';
import { logSealed } from '../seal/log-sealed';
import { collegeFolder } from '../college';
import { bucketOption, readBucketCount } from '../publish/bucket-option';
import { describeSealed } from '../publish/site-people';
import { runCommand } from '../run-command';
import { sealCollege } from '../seal/seal-college';
import { readShard } from '../seal/shard';

const command = {
  usage: 'npm run college -- seal [--buckets 4096] [--shard 3/16]',
  options: { ...bucketOption, shard: { type: 'string' } },
} as const;

/** Seals the records of college/ into college/sealed/, or a part of them into college/shards/. */
await runCommand(command, async (values, names) => {
  if (names.length > 0)
    throw new Error('college seal takes no folder. To copy into a site, use college publish.');
  const buckets = readBucketCount(values.buckets);
  const shard = readShard(values.shard);
  if (shard && buckets !== undefined)
    throw new Error('Give --buckets to the run that puts the shards together, not to a shard.');
  const report = await sealCollege(collegeFolder, { buckets, shard, progress: showProgress() });
  console.log(describeSealed(report));
  if (report.changed > 0 && !shard) logSealed(collegeFolder);
  return 0;
});
