import { collegeFolder } from '../college';
import { writeKeys } from '../keys';
import { runCommand } from '../run-command';

const command = {
  usage: 'npm run college -- keys FOLDER [--names accounts.csv]',
  options: { names: { type: 'string' } },
} as const;

/** Writes the files of people/me.json: `npm run college -- keys FOLDER [--names accounts.csv]`. */
await runCommand(command, (values, [folder, ...others]) => {
  if (folder === undefined || others.length > 0)
    throw new Error(`Name one folder outside the site. Usage: ${command.usage}`);
  const { written, removed } = writeKeys(collegeFolder, folder, values.names);
  console.log(`keys: ${written} files in ${folder}, ${removed} removed`);
  console.log('keys: only the owner of the folder can read them; it must be the web server');
  return 0;
});
