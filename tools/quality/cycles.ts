import { posix } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';

/** A folder is split before it has more files than this. */
const most = 25;

/** Sentences about imports that form a cycle, types included, and folders with too many files. */
export async function findCycles(root: string, folders: readonly string[]): Promise<string[]> {
  const { output } = await cruise(
    [...folders],
    {
      baseDir: root,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '(^|/)(node_modules|\\.next|out|__tests__)/' },
      tsPreCompilationDeps: true,
      ruleSet: {
        forbidden: [{ name: 'cycle', severity: 'error', from: {}, to: { circular: true } }],
      },
      validate: true,
    },
    { alias: { '@': root }, extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
  );
  const { modules, summary } = output as ICruiseResult;
  const files = new Map<string, number>();
  for (const { source } of modules)
    if (folders.includes(source.split('/')[0]!))
      files.set(posix.dirname(source), (files.get(posix.dirname(source)) ?? 0) + 1);
  return [
    ...summary.violations.map(
      ({ from, cycle = [] }) =>
        `These files import each other: ${[from, ...cycle.map(({ name }) => name)].join(' → ')}. Move what they need into another file.`,
    ),
    ...[...files]
      .filter(([, count]) => count > most)
      .map(([folder, count]) => `${folder} has ${count} files, more than ${most}. Split it.`),
  ];
}
