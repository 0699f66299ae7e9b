import {
  readArguments,
  type Arguments,
  type CommandLine,
  type Options,
} from '@/tools/command/read-arguments';
import { runMain } from '@/tools/command/run-main';
import { refuseTracked } from './tracked';

/**
 * Runs a command of the college's data and sets the exit code. Refuses options that the command does not have, and to
 * run while Git tracks a file of the college.
 */
export function runCommand<T extends Options>(
  command: CommandLine<T>,
  work: (values: Arguments<T>['values'], names: string[]) => Promise<number> | number,
): Promise<void> {
  return runMain(() => {
    const { values, positionals } = readArguments(command, process.argv.slice(2));
    refuseTracked(process.cwd());
    return work(values, positionals);
  });
}
