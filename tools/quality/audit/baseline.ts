import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { binPath, runScript } from '@/tools/command/run';
import { sha256 } from '@/tools/file/sha256';

/** A text page with one style sheet and no script. */
export const handWrittenDir = join('tools', 'quality', 'audit', 'hand-written');

// In the repository, so that the bundler finds node_modules; in .next, so that no other tool reads it.
const emptyDir = join('.next', 'audit', 'empty-export');

const emptySources: Readonly<Record<string, string>> = {
  // The package.json of .next declares everything below it as CommonJS.
  'package.json': '{ "private": true, "type": "module" }\n',
  'next.config.mjs':
    "export default { output: 'export', trailingSlash: true, outputFileTracingExcludes: { 'next-server': ['**/*'] } };\n",
  'app/layout.jsx': `export const metadata = {
  title: 'An empty export',
  description: 'What the framework ships before the first line of a product.',
  icons: 'data:,',
};

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
`,
  'app/page.jsx': `export default function Page() {
  return (
    <main>
      <h1>Hello</h1>
    </main>
  );
}
`,
};

const buildKeyFile = join(emptyDir, 'built-of.txt');

/** Builds an empty Next.js export with the versions of this repository, unless it exists, and returns its folder. */
export async function buildEmptyExport(): Promise<string> {
  const out = join(emptyDir, 'out');
  const madeOf = JSON.stringify([emptySources, readFileSync('package-lock.json', 'utf8')]);
  const key = sha256(madeOf);
  if (existsSync(out) && existsSync(buildKeyFile) && readFileSync(buildKeyFile, 'utf8') === key)
    return out;
  rmSync(emptyDir, { recursive: true, force: true });
  for (const [file, text] of Object.entries(emptySources)) {
    mkdirSync(dirname(join(emptyDir, file)), { recursive: true });
    writeFileSync(join(emptyDir, file), text);
  }
  if ((await runScript(binPath('next'), ['build', '--webpack', emptyDir])) !== 0) {
    throw new Error(`The empty export in ${emptyDir} could not be built; see the output above.`);
  }
  writeFileSync(buildKeyFile, key);
  return out;
}
