import { checkOptions, importOptionsOf } from '../../import/run/command-option';
import { runImport } from '../../import/run/run-import';
import { runCommand } from '../run-command';

const command = {
  usage: 'npm run college:check -- [--accept-removals N] [--date-order day-first]',
  options: checkOptions,
} as const;

/** Checks the files of college/in and writes only college/report.html and report.csv: `npm run college:check`. */
await runCommand(command, (values, names) => {
  if (names.length > 0)
    throw new Error(
      `college:check reads the files in college/in, so put "${names[0]}" there. Usage: ${command.usage}`,
    );
  return runImport({ mode: 'check', ...importOptionsOf(values) });
});
