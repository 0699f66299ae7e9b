import { site } from '@/content/site';
import { zonedMinute } from '@/lib/time/zoned-time';
import { pluralize } from '@/tools/file/pluralize';
import { collegeFolder } from '../college';
import { audiences, publishNotice, takeNoticeBack, type Reached } from '../notice';
import { runCommand } from '../run-command';

const command = {
  usage:
    'npm run college -- notice "TEXT" [--to students|teachers|everyone] [--section CSE-A] [--program "B.Tech. Civil"], or notice --undo',
  options: {
    to: { type: 'string' },
    section: { type: 'string' },
    program: { type: 'string' },
    undo: { type: 'boolean' },
  },
} as const;

const peopleIn = ({ students, teachers }: Reached) =>
  [students > 0 && pluralize(students, 'student'), teachers > 0 && pluralize(teachers, 'teacher')]
    .filter(Boolean)
    .join(' and ');

const publishLine =
  'notice: publish: npm run college -- publish TARGET. Until then nobody sees it.';

await runCommand(command, async ({ to: asked, undo, ...place }, [title, ...others]) => {
  if (undo) {
    if (title !== undefined || asked !== undefined || Object.keys(place).length > 0)
      throw new Error(`--undo takes the last notice back and has no other options.`);
    const back = await takeNoticeBack(collegeFolder);
    console.log(`notice: “${back.title}” of ${back.at} is taken back from ${peopleIn(back)}`);
    console.log(publishLine);
    return 0;
  }
  if (title === undefined || others.length > 0)
    throw new Error(`Write the notice in quotes. Usage: ${command.usage}`);
  const to = audiences.find((one) => one === (asked ?? 'students'));
  if (!to) throw new Error(`--to is "${asked}". It can be ${audiences.join(', ')}.`);
  const at = zonedMinute(new Date(), site.timeZone);
  const reached = await publishNotice(collegeFolder, { title, at, to, ...place });
  console.log(`notice: ${peopleIn(reached)} will see it in the bell and under Notifications`);
  console.log(publishLine);
  return 0;
});
