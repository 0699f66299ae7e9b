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

/** Where a browser may be installed. */
interface Places {
  /** The environment variable with a chosen path, which comes first and must exist when set. */
  variable: string;
  names: readonly string[];
  /** Folders next to those in PATH. */
  further?: readonly string[];
  /** The programs of applications on a Mac, by the name of the application. */
  mac: Readonly<Record<string, string>>;
  /** Below the folders of programs on Windows. */
  windows: readonly string[];
}

const windowsRoots = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'];

/** Finds an installed browser. Throws if the chosen one does not exist. */
export function findInstalled(
  { variable, names, further, mac, windows }: Places,
  env: Environment,
  exists: (path: string) => boolean,
): string | undefined {
  const chosen = chosenPath(variable, env, exists);
  if (chosen !== undefined) return chosen;
  const onMac = ['', env['HOME'] ?? ''].flatMap((home) =>
    Object.entries(mac).map(
      ([app, program]) => `${home}/Applications/${app}.app/Contents/MacOS/${program}`,
    ),
  );
  const roots = windowsRoots.flatMap((name) => env[name] ?? []);
  const onWindows = windows.flatMap((path) => roots.map((root) => join(root, path)));
  return [...onPath(names, env, further), ...onMac, ...onWindows].find(exists);
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
