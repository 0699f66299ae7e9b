import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { runMain } from '@/tools/command/run-main';
import { filesBelow } from '@/tools/file/files-below';

const folders = ['app', 'components', 'content', 'lib', 'tools'];

/** A folder is split before it has more files than this. */
const most = 25;

/** Fails if imports form a cycle, or if a folder has too many files; in this project or the one that is named. */
await runMain(() => {
  const root = process.argv[2] ?? process.cwd();
  const files = [...folders, '__tests__'].flatMap((folder) =>
    filesBelow(join(root, folder))
      .map((path) => posix.join(folder, path))
      .filter((path) => /\.(?:tsx?|mjs)$/.test(path) && !path.includes('node_modules/')),
  );
  const sentences = [...describeCycles(root, files), ...describeFolders(files)];
  for (const sentence of sentences) console.error(sentence);
  return sentences.length > 0 ? 1 : 0;
});

/** One sentence for each cycle that a search through all imports meets, imports of types included. */
function describeCycles(root: string, files: readonly string[]): string[] {
  const sources = files.filter((path) => !path.includes('__tests__/'));
  const imports = new Map(sources.map((path) => [path, importsOf(root, path)]));
  const done = new Set<string>();
  const sentences: string[] = [];
  const visit = (file: string, before: readonly string[]): void => {
    const start = before.indexOf(file);
    if (start >= 0)
      sentences.push(
        `These files import each other: ${[...before.slice(start), file].join(' → ')}. Move what they need into another file.`,
      );
    if (start >= 0 || done.has(file)) return;
    for (const next of imports.get(file) ?? []) visit(next, [...before, file]);
    done.add(file);
  };
  for (const file of sources) visit(file, []);
  return sentences;
}

/** The files of the project that a file imports, by their paths below the root. */
function importsOf(root: string, file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'), true, true);
  return importedFiles.flatMap(({ fileName }) => {
    if (!/^(?:@\/|\.)/.test(fileName)) return [];
    const path = fileName.startsWith('@/')
      ? fileName.slice(2)
      : posix.join(posix.dirname(file), fileName);
    const found = ['.ts', '.tsx', ''].find((ending) => existsSync(join(root, path + ending)));
    return found === undefined ? [] : [path + found];
  });
}

/** One sentence for each folder with too many files. */
function describeFolders(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files) {
    const folder = posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > most)
    .map(([folder, count]) => `${folder} has ${count} files, more than ${most}. Split it.`);
}
