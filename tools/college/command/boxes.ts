import { collegeFolder, readCollege } from '../college';
import { collegeDay } from '../college-day';
import { makeBoxes } from '../drop/boxes';
import { graceDays } from '../drop/plan';
import { listPeople } from '../listed-person';
import { withCollegeLock } from '../college-lock';
import { runCommand } from '../run-command';

const command = { usage: 'npm run college -- boxes FOLDER', options: {} } as const;

/** Makes the folders of a drop box: `npm run college -- boxes FOLDER`. */
await runCommand(command, async (_values, [folder, ...others]) => {
  if (folder === undefined || others.length > 0)
    throw new Error(`Name one folder outside the site. Usage: ${command.usage}`);
  const { boxes, made, removed, waiting } = await withCollegeLock(collegeFolder, () => {
    const teachers = Array.from(listPeople(collegeFolder, 'teacher'), ({ id }) => id);
    return makeBoxes(folder, readCollege(collegeFolder), teachers, collegeDay());
  });
  console.log(`boxes: ${boxes} in ${folder}, ${made} made, ${removed} removed`);
  if (waiting > 0)
    console.log(
      `boxes: nobody needs ${waiting} any more; each is removed ${graceDays} days after a run that found it so`,
    );
  return 0;
});
