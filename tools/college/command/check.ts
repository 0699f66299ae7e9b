import { checkOptions, importOptionsOf } from '../import/command-option';
import { importAll } from '../exchange/import-all';
import { runCommand } from '../run-command';

const command = {
  usage:
    'npm run college -- check [--accept CODE] [--accept-unsigned] [--accept-awards EVENT,…] [--replace-approved STUDENT/ACTIVITY,…]',
  options: checkOptions,
} as const;

/** Checks the files of college/in and writes only reports: `npm run college -- check`. */
await runCommand(command, (values, names) => {
  if (names.length > 0)
    throw new Error(
      `college check reads the files in college/in, so put "${names[0]}" there. Usage: ${command.usage}`,
    );
  return importAll({ mode: 'check', ...importOptionsOf(values) });
});
