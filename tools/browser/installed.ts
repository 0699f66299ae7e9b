import { delimiter, join } from 'node:path';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The path of a program from an environment variable, undefined if it is not set. Throws if there is no such file. */
export function chosenPath(
  variable: string,
  env: Environment,
  exists: (path: string) => boolean,
): string | undefined {
  const chosen = env[variable];
  if (chosen === undefined || chosen === '' || exists(chosen)) return chosen || undefined;
  throw new Error(`${variable} is "${chosen}", but there is no such file.`);
}

/** The paths that programs with these names may have, in PATH and in `further` folders. */
export function onPath(
  names: readonly string[],
  env: Environment,
  further: readonly string[] = [],
): string[] {
  const folders = [...(env['PATH'] ?? '').split(delimiter).filter(Boolean), ...further];
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}
