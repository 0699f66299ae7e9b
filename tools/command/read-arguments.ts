import { parseArgs, type ParseArgsConfig } from 'node:util';
import { closest, distance } from 'fastest-levenshtein';

export type Options = NonNullable<ParseArgsConfig['options']>;

export interface CommandLine<T extends Options> {
  /** The call of the command, for `--help` and errors in the command line. */
  usage: string;
  options: T;
}

export type Arguments<T extends Options> = ReturnType<
  typeof parseArgs<{ options: T; allowPositionals: true }>
>;

/** The command line asks only how the command is called. */
export class HelpAsked extends Error {}

/**
 * Reads a command line. Throws with the usage if it has an option that the command does not have, and `HelpAsked` for
 * `--help` or `-h`.
 */
export function readArguments<T extends Options>(
  { usage, options }: CommandLine<T>,
  args: readonly string[] = process.argv.slice(2),
  env: Readonly<Record<string, string | undefined>> = process.env,
): Arguments<T> {
  if (args.some((arg) => arg === '--help' || arg === '-h')) throw new HelpAsked(`Usage: ${usage}`);
  const taken = Object.keys(options).find((name) => isTakenByNpm(name, env));
  if (taken !== undefined)
    throw new Error(
      `npm took --${taken} for itself, so nothing was done. Write -- before the options. Usage: ${usage}`,
    );
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (!code?.startsWith('ERR_PARSE_ARGS')) throw error;
    const wrong = /^Unknown option '--([^']+)'/.exec(message)?.[1];
    const meant = wrong === undefined ? '' : nearestOption(wrong, Object.keys(options));
    throw new Error(`${message.split(/\.\s/)[0]}.${meant} Usage: ${usage}`);
  }
}

/** Reads the command line of this process; ends the process if it has an error or asks for the usage. */
export function readArgumentsOrExit<T extends Options>(command: CommandLine<T>): Arguments<T> {
  try {
    return readArguments(command);
  } catch (error) {
    const isHelp = error instanceof HelpAsked;
    (isHelp ? console.log : console.error)((error as Error).message);
    process.exit(isHelp ? 0 : 1);
  }
}

function nearestOption(wrong: string, names: readonly string[]): string {
  const near = names.length === 0 ? '' : closest(wrong, names);
  return near !== '' && distance(wrong, near) <= near.length / 2 ? ` Did you mean --${near}?` : '';
}

/** npm passes on as a variable what is written before "--". Many computers set `yes` for npm itself. */
function isTakenByNpm(name: string, env: Readonly<Record<string, string | undefined>>): boolean {
  return name !== 'yes' && env[`npm_config_${name.replaceAll('-', '_')}`] !== undefined;
}
