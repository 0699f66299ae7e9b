import { delimiter, join } from 'node:path';

/** The environment of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The path that a person named for a program in a variable of the environment; it must exist when set. */
export function chosenPath(
  variable: string,
  env: Environment,
  exists: (path: string) => boolean,
): string | undefined {
  const chosen = env[variable];
  if (chosen === undefined || chosen === '' || exists(chosen)) return chosen || undefined;
  throw new Error(`${variable} is "${chosen}", and there is no such file.`);
}

/** Where programs of these names may stand, by PATH and in further folders. */
export function onPath(
  names: readonly string[],
  env: Environment,
  further: readonly string[] = [],
): string[] {
  const folders = [...(env['PATH'] ?? '').split(delimiter).filter(Boolean), ...further];
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}
