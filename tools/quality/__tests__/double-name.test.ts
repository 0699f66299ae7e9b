import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { filesBelow } from '@/tools/file/files-below';

/** Folders whose files are named after what they are about: a command, a store, a server, a step of the import. */
const namedByFolder =
  /^tools\/\w+\/(?:command|servers)\/|^lib\/store\/kind\/|^tools\/import\/(?:template|series|fact|model|record)\//;

const sources = ['app', 'components', 'content', 'lib', 'tools'].flatMap((top) =>
  filesBelow(top)
    .map((path) => `${top}/${path}`)
    .filter((path) => /\.(?:tsx?|mjs)$/.test(path) && !/node_modules|__tests__/.test(path)),
);

type Named = readonly [name: string, path: string];

/** The names that another file has, too, each with its file. */
const doubles = (all: readonly Named[]) =>
  all
    .filter(([name, path]) => all.some((other) => other[0] === name && other[1] !== path))
    .map(([name, path]) => `${name} in ${path}`);

const typesOf = (path: string, code = readFileSync(path, 'utf8')) =>
  [...code.matchAll(/^export (?:interface|type) (\w+)/gm)].map((one): Named => [`${one[1]}`, path]);

const fileNames = (paths: readonly string[]) =>
  paths
    .filter((path) => /^(?:components|lib|tools)\//.test(path) && !namedByFolder.test(path))
    .map((path): Named => [`${path.split('/')[0]}/…/${basename(path)}`, path]);

test('what several files export or are called is found', () => {
  const planted = ['a', 'b'].flatMap((path) => typesOf(path, 'export type Place = 1;'));
  expect(doubles(planted)).toEqual(['Place in a', 'Place in b']);
  expect(doubles(fileNames(['lib/a/b.ts', 'lib/b.ts', 'components/b.ts']))).toHaveLength(2);
});

test('no two exported types have one name, and no two files of components, lib or tools', () => {
  expect(doubles([...sources.flatMap((path) => typesOf(path)), ...fileNames(sources)])).toEqual([]);
});
