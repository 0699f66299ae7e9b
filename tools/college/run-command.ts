import { parseArgs, type ParseArgsConfig } from 'node:util';
import { runMain } from '../run-main';
import { refuseTracked } from './tracked';

type Options = NonNullable<ParseArgsConfig['options']>;

interface Command<T extends Options> {
  /** How the command is called, for errors in the command line. */
  usage: string;
  options: T;
}

type Arguments<T extends Options> = ReturnType<
  typeof parseArgs<{ options: T; allowPositionals: true }>
>;

/**
 * Runs a command of the college's data and sets the exit code. Refuses options that the command does not have, and to
 * run while Git tracks a file of the college.
 */
export function runCommand<T extends Options>(
  command: Command<T>,
  work: (values: Arguments<T>['values'], names: string[]) => Promise<number> | number,
): Promise<void> {
  return runMain(() => {
    const { values, positionals } = readArguments(command, process.argv.slice(2), process.env);
    refuseTracked(process.cwd());
    return work(values, positionals);
  });
}

/** Reads a command line. Throws with the usage if it has an option that the command does not have. */
export function readArguments<T extends Options>(
  { usage, options }: Command<T>,
  args: string[],
  env: Readonly<Record<string, string | undefined>>,
): Arguments<T> {
  const taken = Object.keys(options).find((name) => isTakenByNpm(name, env));
  if (taken !== undefined)
    throw new Error(
      `npm took --${taken} for itself, so nothing was done. Write -- before the options. Usage: ${usage}`,
    );
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (!code?.startsWith('ERR_PARSE_ARGS')) throw error;
    throw new Error(`${message.split(/\.\s/)[0]}. Usage: ${usage}`);
  }
}

/** npm passes on as a variable what is written before "--". Many computers set `yes` for npm itself. */
function isTakenByNpm(name: string, env: Readonly<Record<string, string | undefined>>): boolean {
  return name !== 'yes' && env[`npm_config_${name.replaceAll('-', '_')}`] !== undefined;
}
