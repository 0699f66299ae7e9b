import { parseArgs, type ParseArgsConfig } from 'node:util';

export type Options = NonNullable<ParseArgsConfig['options']>;

export interface CommandLine<T extends Options> {
  /** How the command is called, for errors in the command line. */
  usage: string;
  options: T;
}

export type Arguments<T extends Options> = ReturnType<
  typeof parseArgs<{ options: T; allowPositionals: true }>
>;

/** Reads a command line. Throws with the usage if it has an option that the command does not have. */
export function readArguments<T extends Options>(
  { usage, options }: CommandLine<T>,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>> = process.env,
): Arguments<T> {
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
    throw new Error(`${message.split(/\.\s/)[0]}. Usage: ${usage}`);
  }
}

/** npm passes on as a variable what is written before "--". Many computers set `yes` for npm itself. */
function isTakenByNpm(name: string, env: Readonly<Record<string, string | undefined>>): boolean {
  return name !== 'yes' && env[`npm_config_${name.replaceAll('-', '_')}`] !== undefined;
}
