import { posix } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';

/** The folders whose files import each other; tests are left out. */
const sourceFolders = ['app', 'components', 'content', 'lib', 'tools'];

/** How the files of a project import each other. */
export interface ImportGraph {
  /** How many files each folder holds itself, without the folders in it. */
  files: ReadonlyMap<string, number>;
  /** One entry for each file and each file of another folder that it imports. */
  across: readonly { from: string; to: string }[];
  /** The files of each cycle in order, imports of types included. */
  cycles: readonly (readonly string[])[];
}

/** Reads the imports of a project's files; `root` is its folder. */
export async function readImports(root: string): Promise<ImportGraph> {
  const { output } = await cruise(
    sourceFolders,
    {
      baseDir: root,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '(^|/)(node_modules|\\.next|out)/' },
      tsPreCompilationDeps: true,
      ruleSet: {
        forbidden: [{ name: 'cycle', severity: 'error', from: {}, to: { circular: true } }],
      },
      validate: true,
    },
    { alias: { '@': root }, extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
  );
  const { modules, summary } = output as ICruiseResult;
  const own = modules.filter(({ source }) => sourceFolders.includes(source.split('/')[0]!));
  const files = new Map<string, number>();
  for (const { source } of own) {
    const folder = posix.dirname(source);
    files.set(folder, (files.get(folder) ?? 0) + 1);
  }
  const across = own.flatMap(({ source, dependencies }) =>
    dependencies
      .map(({ resolved }) => ({ from: posix.dirname(source), to: posix.dirname(resolved) }))
      .filter(({ from, to }) => files.has(to) && from !== to),
  );
  const cycles = summary.violations.map(({ from, cycle = [] }) => [
    from,
    ...cycle.map(({ name }) => name),
  ]);
  return { files, across, cycles };
}
