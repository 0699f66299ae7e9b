import { build, type BuildOptions, type Metafile, type Plugin } from 'esbuild';
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import type { Bug } from '../bug';

/**
 * A module with one of these at its top level has state that belongs to a page, such as its toasts. Each page has its own
 * of it, and of every module that imports it; the others are shared by all pages, because making them takes long.
 */
const state = /^(export )?(let |const \w+ = (new \w+<|new Workspace|observable|readFlag))/m;

/** Modules of the product that ask the browser for what a schedule does not need. */
const stubs: Record<string, string> = {
  'lib/toast/announce.ts':
    'export const announce = () => {}; export const addAnnouncer = () => () => {};',
  'lib/browser/theme.ts':
    'export const readTheme = () => "system"; export const applyTheme = () => {};',
  'lib/browser/save-file.ts':
    'export const saveFile = (content, name) => window.saveFile(content, name);',
  'components/offline/model/offline-pages.ts': 'export const deleteOfflinePages = async () => {};',
  'lib/record/derive.ts': 'export const deriveAccess = async (code) => window.accessOf(code);',
  'lib/crypto/record-key.ts': 'export const importRecordKey = async () => null;',
  'lib/record/open.ts':
    'export class FetchError extends Error {} export const fetchSealed = async (name) => name; export const fetchPeopleIndex = async () => ({ college: "", buckets: 0 }); export class OpenError extends Error {} export const openRecord = async () => ({ kind: "student", student: {}, asOf: "2026-01-31" });',
  'lib/drop/letter.ts':
    'export class LetterTooLarge extends Error {} export const isSendable = async () => true; export const sealLetter = async (_key, _box, _name, letter) => letter; export const openLetter = async () => null;',
  'lib/drop/names.ts':
    'export const tagIn = () => ""; export const tagsOf = async () => [""]; export const weeksBack = () => [""]; export const replyName = async (_key, id) => id; export const inboxName = async () => window.newName(); export const isoWeek = () => ""; export const boxNames = async () => ({}); export const pairKey = async () => new Uint8Array(); export const importPairKey = async () => null; export const sectionName = async (_key, _week, n) => `section-${n}`; export const dayName = async (_key, day, n) => `day-${day}-${n}`; export const deriveKey = async () => null;',
  'lib/drop/transport.ts':
    'export const sendLetter = async (_put, name, letter) => window.upload(name, letter); export const fetchLetter = async () => ({ problem: "missing" }); export const serverTime = () => Date.now();',
};

function product(bug: Bug | null): Plugin {
  const root = process.cwd();
  return {
    name: 'product',
    setup({ onLoad }) {
      onLoad({ filter: /\.ts$/, namespace: 'file' }, async ({ path }) => {
        const file = relative(root, path);
        const stub = stubs[file];
        if (stub) return { contents: stub, loader: 'ts' };
        const found = bug?.replace.filter(([of]) => of === file) ?? [];
        if (found.length === 0) return undefined;
        let contents = await readFile(path, 'utf8');
        for (const [, from, to] of found) {
          if (!contents.includes(from)) throw new Error(`${file} no longer has “${from}”.`);
          contents = contents.replace(from, () => to);
        }
        return { contents, loader: 'ts' };
      });
    },
  };
}

/** The names that modules find as globals. */
export const globalNames = [
  ...[
    'window',
    'document',
    'navigator',
    'location',
    'localStorage',
    'sessionStorage',
    'globalThis',
  ],
  ...[
    'indexedDB',
    'IDBDatabase',
    'IDBObjectStore',
    'IDBIndex',
    'IDBCursor',
    'IDBTransaction',
    'IDBRequest',
  ],
  ...['BroadcastChannel', 'setTimeout', 'clearTimeout', 'requestAnimationFrame', 'Date', 'crypto'],
  ...['Blob', 'File', 'HTMLElement', 'HTMLDialogElement', 'shared', 'module'],
];

/** The product for the simulator: the script of the modules that pages share, and that of a page's own. */
export interface Bundle {
  shared: string;
  page: string;
}

const entry = '__tests__/simulator/page/entry.ts';

/** Bundles the product, with a bug if there is one. */
export async function bundleProduct(bug: Bug | null): Promise<Bundle> {
  const plugins = [product(bug)];
  const { inputs } = (await bundle({ entryPoints: [entry], plugins, metafile: true })).metafile!;
  const files = await sharedFiles(inputs);
  const lines = files.map(
    (file, index) => `import * as m${index} from ${JSON.stringify(`./${file}`)};`,
  );
  const names = files.map((file, index) => `${JSON.stringify(file)}: m${index}`);
  const contents = `${lines.join('\n')}\nexport const modules = { ${names.join(', ')} };`;
  const stdin = { contents, resolveDir: process.cwd(), loader: 'ts' as const };
  const shared = await bundle({ stdin, plugins });
  const page = await bundle({ entryPoints: [entry], plugins: [fromShared(files), ...plugins] });
  return { shared: shared.outputFiles[0]!.text, page: page.outputFiles[0]!.text };
}

function bundle(options: BuildOptions) {
  return build({
    ...{ bundle: true, format: 'cjs', target: 'node20', logLevel: 'error' },
    define: { 'process.env.NEXT_PUBLIC_BASE_PATH': '""' },
    ...options,
    write: false,
  });
}

/** The files that neither have state of a page nor import a file that has. */
async function sharedFiles(inputs: Metafile['inputs']): Promise<string[]> {
  const own = new Set<string>([entry]);
  for (const file of Object.keys(inputs))
    if (!file.includes('node_modules') && state.test(stubs[file] ?? (await readFile(file, 'utf8'))))
      own.add(file);
  for (let count = 0; count !== own.size;) {
    count = own.size;
    for (const [file, { imports }] of Object.entries(inputs))
      if (imports.some(({ path }) => own.has(path))) own.add(file);
  }
  return Object.keys(inputs).filter((file) => !own.has(file));
}

/** Replaces the shared modules by what has been made of them; only the exports that a page uses are looked up. */
function fromShared(files: readonly string[]): Plugin {
  return {
    name: 'shared',
    setup({ onResolve, onLoad, resolve }) {
      onResolve({ filter: /.*/, namespace: 'file' }, async ({ path, pluginData, ...rest }) => {
        if (pluginData === files || rest.kind === 'entry-point') return undefined;
        const found = await resolve(path, { ...rest, pluginData: files });
        const file = relative(process.cwd(), found.path);
        return files.includes(file)
          ? { path: file, namespace: 'shared', sideEffects: false }
          : undefined;
      });
      onLoad({ filter: /.*/, namespace: 'shared' }, async ({ path }) => {
        const get = `const get = (name) => shared[${JSON.stringify(path)}][name];`;
        const names = (await exportsOf(path)).map(
          (name) =>
            `const _${name} = /* @__PURE__ */ get("${name}"); export { _${name} as ${name} };`,
        );
        return { contents: [get, ...names].join('\n') };
      });
    },
  };
}

async function exportsOf(file: string): Promise<string[]> {
  const { metafile } = await bundle({
    ...{ entryPoints: [file], format: 'esm', metafile: true },
    plugins: [product(null)],
  });
  const { outputs } = metafile!;
  return Object.values(outputs)[0]?.exports ?? [];
}
