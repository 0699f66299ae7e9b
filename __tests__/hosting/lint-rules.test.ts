import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { binPath } from '@/hosting/run';
import { writeFolder } from './write-folder';

/** Files that the snippets import; each keeps every rule. */
const house = {
  'app/icon.ts': 'export const icon = 1;\n',
  'app/good/page.tsx':
    "import { site } from '@/content/site';\nimport { card } from '@/components/dashboard/card';\nexport default function Page() {\n  return <p>{site + card}</p>;\n}\n",
  'components/ui/menu.ts': "import { Menu } from '@headlessui/react';\nexport const menu = Menu;\n",
  'components/charts/area.ts': "import { Chart } from 'chart.js';\nexport const area = Chart;\n",
  'components/portal/shell.ts':
    "import { menu } from '@/components/ui/menu';\nimport { area } from '@/components/charts/area';\nexport const shell = [menu, area];\n",
  'components/dashboard/card.ts':
    "import type { Status } from '@/content/schema/status';\nimport { shell } from '@/components/portal/shell';\nimport { routes } from '@/lib/routes';\nexport const card = (status: Status) => [status, shell, routes];\n",
  'components/profile/gauge.ts': 'export const gauge = 1;\n',
  'content/site.json': '1',
  'content/site.ts': "import json from './site.json';\nexport const site = json;\n",
  'content/student.ts': 'export const student = 1;\n',
  'app/(student)/Dashboard/page.tsx':
    "import { student } from '@/content/student';\nexport default function Page() {\n  return <p>{student}</p>;\n}\n",
  'content/schema/status.ts':
    "import { z } from 'zod';\nexport const status = z.string();\nexport type Status = z.infer<typeof status>;\n",
  'lib/routes.ts': 'export const routes = 1;\n',
  'hosting/serve/server.ts':
    "import { routes } from '@/lib/routes';\nimport { site } from '@/content/site';\nexport const serve = [routes, site];\n",
};

const paths = 'import/no-restricted-paths';
const imports = '@typescript-eslint/no-restricted-imports';
const syntax = 'no-restricted-syntax';

/** What must not be written: where, the line, and the rule that answers. */
const forbidden: readonly (readonly [title: string, file: string, code: string, rule: string])[] = [
  ['a component imports a route', 'components/portal/a.ts', "import '@/app/icon';", paths],
  [
    'a public page reads a record',
    'app/(marketing)/page.tsx',
    "import '@/content/student';",
    paths,
  ],
  ['a public file reads a record', 'app/sitemap.ts', "import '@/content/student';", paths],
  ['a page imports hosting', 'app/b.ts', "import '@/hosting/serve/server';", paths],
  ['lib imports a component', 'lib/c.ts', "import '@/components/ui/menu';", paths],
  ['lib imports content', 'lib/d.ts', "import '@/content/site';", paths],
  ['a component imports content', 'components/profile/e.ts', "import '../../content/site';", paths],
  ['content imports lib', 'content/f.ts', "import '@/lib/routes';", paths],
  ['content imports a component', 'content/g.ts', "import '@/components/ui/menu';", paths],
  ['a schema imports content', 'content/schema/h.ts', "import '../site';", paths],
  [
    'a primitive imports a chart',
    'components/ui/i.ts',
    "import '@/components/charts/area';",
    paths,
  ],
  ['a primitive imports the portal', 'components/ui/j.ts', "import '../portal/shell';", paths],
  ['a chart imports the portal', 'components/charts/k.ts', "import '../portal/shell';", paths],
  ['the portal imports a subject', 'components/portal/l.ts', "import '../profile/gauge';", paths],
  ['a subject imports a subject', 'components/dashboard/m.ts', "import '../profile/gauge';", paths],
  [
    'a subject is imported lazily',
    'components/auth/n.ts',
    "void import('../profile/gauge');",
    paths,
  ],
  ['Headless UI in the portal', 'components/portal/o.ts', "import '@headlessui/react';", imports],
  ['Headless UI in a chart', 'components/charts/p.ts', "import '@headlessui/react';", imports],
  ['chart.js in a subject', 'components/profile/q.ts', "import 'chart.js/auto';", imports],
  ['react-chartjs-2 in a primitive', 'components/ui/r.ts', "import 'react-chartjs-2';", imports],
  ['chart.js lazily in a subject', 'components/profile/s.ts', "void import('chart.js');", syntax],
  ['zod in a page', 'app/t.ts', "import 'zod';", imports],
  ['zod in lib', 'lib/u.ts', "import 'zod/mini';", imports],
  ['zod in a component', 'components/ui/v.ts', "import 'zod';", imports],
  ['JSON in a page', 'app/w.ts', "import '../content/site.json';", imports],
  ['JSON in a schema', 'content/schema/x.ts', "import '../site.json';", imports],
  [
    'the code of a schema in a component',
    'components/portal/y.ts',
    "import { status } from '@/content/schema/status';\nexport const y = status;",
    imports,
  ],
  [
    'the code of a schema in lib',
    'lib/workspace/z.ts',
    "import { status } from '../../content/schema/status';\nexport const z = status;",
    imports,
  ],
  [
    'a listener on the document',
    'components/ui/listen.ts',
    "document.addEventListener('click', () => {});",
    syntax,
  ],
  [
    'a listener on the document of an element',
    'components/portal/listen.ts',
    "document.body.ownerDocument.addEventListener('click', () => {});",
    syntax,
  ],
  [
    'a page in the browser',
    'app/client/page.tsx',
    "'use client';\nexport default function Page() {\n  return null;\n}",
    syntax,
  ],
  ['a default export in lib', 'lib/default.ts', 'export default 1;', 'import/no-default-export'],
];

interface LintResult {
  filePath: string;
  messages: { ruleId: string | null; severity: number; message: string }[];
}

/** Lints all snippets in one run of the real command and returns the errors by file. */
function lint(files: Readonly<Record<string, string>>): Map<string, string[]> {
  const dir = writeFolder(files);
  cpSync('tsconfig.json', join(dir, 'tsconfig.json'));
  const config = join(process.cwd(), 'eslint.config.mjs');
  const args = [binPath('eslint'), '--config', config, '--format', 'json', '.'];
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: dir,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (stdout === '') throw new Error(stderr);
  return new Map(
    (JSON.parse(stdout) as LintResult[]).map(({ filePath, messages }) => [
      filePath.slice(dir.length + 1).replaceAll('\\', '/'),
      messages
        .filter(({ severity }) => severity === 2)
        .map(({ ruleId, message }) => ruleId ?? message),
    ]),
  );
}

describe('lint keeps the rooms apart', () => {
  let errors: Map<string, string[]>;
  beforeAll(() => {
    const snippets = forbidden.map(([, file, code]) => [file, `${code}\n`]);
    errors = lint({ ...house, ...Object.fromEntries(snippets) });
  }, 120_000);

  test.each(Object.keys(house).filter((file) => !file.endsWith('.json')))('%s is allowed', (file) =>
    expect(errors.get(file)).toEqual([]),
  );

  test.each(forbidden)('%s: refused', (_title, file, _code, rule) => {
    expect(errors.get(file)).toContain(rule);
  });
});
