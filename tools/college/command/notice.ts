import { site } from '@/content/site';
import { zonedMinute } from '@/lib/time/zoned-time';
import { pluralize } from '@/tools/file/pluralize';
import { collegeFolder } from '../college';
import { publishNotice } from '../notice';
import { runCommand } from '../run-command';

const command = {
  usage: 'npm run college -- notice "TEXT" [--section CSE-A] [--program "B.Tech. Civil"]',
  options: { section: { type: 'string' }, program: { type: 'string' } },
} as const;

await runCommand(command, async (values, [title, ...others]) => {
  if (title === undefined || others.length > 0)
    throw new Error(`Write the notice in quotes. Usage: ${command.usage}`);
  const at = zonedMinute(new Date(), site.timeZone);
  const count = await publishNotice(collegeFolder, { title, at, ...values });
  console.log(
    `notice: ${pluralize(count, 'student')} will see it in the bell and under Notifications`,
  );
  console.log('notice: publish: npm run college -- publish TARGET. Until then nobody sees it.');
  return 0;
});
