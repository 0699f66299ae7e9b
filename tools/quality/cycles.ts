import { join, posix } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { filesBelow } from '@/tools/file/files-below';

/** A folder is split before it has more files than this. */
const most = 25;

/** Sentences about imports that form a cycle, types included, and folders, of tests too, with too many files. */
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
  const { summary } = output as ICruiseResult;
  const files = new Map<string, number>();
  for (const folder of [...folders, '__tests__'])
    for (const path of filesBelow(join(root, folder)))
      if (/\.(?:tsx?|mjs)$/.test(path) && !path.includes('node_modules/')) {
        const parent = posix.join(folder, posix.dirname(path));
        files.set(parent, (files.get(parent) ?? 0) + 1);
      }
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
