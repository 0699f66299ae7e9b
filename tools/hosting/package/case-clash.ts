/** Pairs of paths, including folders, that are the same on a disk that ignores case or Unicode composition. */
export function findCaseClashes(paths: readonly string[]): [string, string][] {
  const known = new Map<string, string>();
  const clashes: [string, string][] = [];
  for (const path of withFolders(paths)) {
    const other = known.get(caseFolded(path));
    if (other === undefined) known.set(caseFolded(path), path);
    else clashes.push([other, path]);
  }
  return clashes;
}

function withFolders(paths: readonly string[]): Set<string> {
  return new Set(
    paths.flatMap((path) => {
      const parts = path.split('/');
      return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
    }),
  );
}

/** Upper case first: only that turns "ß" into "ss" and the two small sigmas into one. */
function caseFolded(path: string): string {
  return path.normalize('NFD').toUpperCase().toLowerCase().normalize('NFD');
}

/** Throws an error that lists both names of every pair and says what to do. */
export function refuseCaseClashes(paths: readonly string[]): void {
  const clashes = findCaseClashes(paths);
  if (clashes.length === 0) return;
  const lines = clashes.map(([one, other]) => `  ${one}\n  ${other}\n`);
  throw new Error(
    `package: no zip was written: ${clashes.length} pairs of paths differ only in case, so on Windows and macOS one would ` +
      `overwrite the other:\n${lines.join('\n')}` +
      'Rename one of each pair (a picture under public/, a route folder under app/), or build again if out/ contains leftovers.',
  );
}
