import { collegeFolder, readCollege } from '../college';
import { collegeDay } from '../college-day';
import type { PersonKind } from '@/lib/record/person';
import { makeBoxes } from '../drop/boxes';
import { checkBoxes } from '../drop/check-boxes';
import { graceDays } from '../drop/access';
import { listPeople } from '../listed-person';
import { withCollegeLock } from '../college-lock';
import { runCommand } from '../run-command';

const command = {
  usage: 'npm run college -- boxes FOLDER [--check]',
  options: { check: { type: 'boolean', default: false } },
} as const;

/** Makes the folders of a drop box: `npm run college -- boxes FOLDER`; `--check` lists their sizes and deletes what nobody wrote. */
await runCommand(command, async ({ check }, [folder, ...others]) => {
  if (folder === undefined || others.length > 0)
    throw new Error(`Name one folder outside the site. Usage: ${command.usage}`);
  const idsOf = (kind: PersonKind) => Array.from(listPeople(collegeFolder, kind), ({ id }) => id);
  const { boxes, made, removed, waiting } = await withCollegeLock(collegeFolder, () => {
    return makeBoxes(folder, readCollege(collegeFolder), idsOf('teacher'), collegeDay());
  });
  console.log(`boxes: ${boxes} in ${folder}, ${made} made, ${removed} removed`);
  if (waiting > 0)
    console.log(
      `boxes: nobody needs ${waiting} any more; each is removed ${graceDays} days after a run that found it so`,
    );
  if (check) {
    const people = { teacher: idsOf('teacher'), student: idsOf('student') };
    const lines = await checkBoxes(folder, readCollege(collegeFolder), people, new Date());
    console.log(lines.join('\n') || 'boxes: no letters');
  }
  return 0;
});
