import { pluralize } from '@/tools/file/pluralize';
import { showProgress } from '@/tools/file/progress';
import { logSealed } from '../seal/log-sealed';
import { collegeFolder } from '../college';
import { bucketOption, readBucketCount } from '../publish/bucket-option';
import { importLetters } from '../drop/import-letters';
import { publishPeople } from '../publish/publish-people';
import { exchangeOptions } from '../published-keys';
import { describeSealed } from '../publish/site-people';
import { runCommand } from '../run-command';

const command = {
  usage: 'npm run college -- publish TARGET [--drop FOLDER] [--buckets 4096]',
  options: { ...bucketOption, drop: { type: 'string' } },
} as const;

/**
 * Seals the records of college/ and copies what changed into a live site: `npm run college -- publish TARGET`. With
 * --drop, it first merges the decisions that teachers sent to the office.
 */
await runCommand(command, async (values, [target, ...others]) => {
  if (target === undefined || others.length > 0)
    throw new Error(`Name the folder that the web server serves. Usage: ${command.usage}`);
  const buckets = readBucketCount(values.buckets);
  if (values.drop !== undefined)
    for (const line of await importLetters(collegeFolder, values.drop, exchangeOptions))
      console.log(line);
  const progress = showProgress();
  const { report, synced } = await publishPeople(collegeFolder, target, { buckets, progress });
  console.log(describeSealed(report));
  if (report.changed > 0) logSealed(collegeFolder);
  console.log(
    `people: ${pluralize(synced.written, 'file')} written and ${synced.removed} removed in ${target}`,
  );
  return 0;
});
