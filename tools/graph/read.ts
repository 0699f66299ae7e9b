import { posix } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';

/** The folders to read; tests are left out. */
const sourceFolders = ['app', 'components', 'content', 'lib', 'tools'];

export interface ImportGraph {
  /** The number of files directly in each folder. */
  files: ReadonlyMap<string, number>;
  /** One entry per imported file of another folder. */
  across: readonly { from: string; to: string }[];
  /** The files of each cycle in order; imports of types count. */
  cycles: readonly (readonly string[])[];
}

/** Reads the imports of the project in the folder `root`. */
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
