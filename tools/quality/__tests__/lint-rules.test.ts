import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { binPath } from '@/tools/command/run';
import { writeFolder } from '@/tools/command/__tests__/write-folder';

/** Files that the snippets import; none breaks a rule. */
const baseFiles = {
  'app/icon.ts': 'export const icon = 1;\n',
  'app/good/page.tsx':
    "import { site } from '@/content/site';\nimport { card } from '@/components/activity/student/card';\nexport default function Page() {\n  return <p>{site + card}</p>;\n}\n",
  'components/ui/menu.ts': "import { Menu } from '@headlessui/react';\nexport const menu = Menu;\n",
  'components/charts/area.ts': "import { Chart } from 'chart.js';\nexport const area = Chart;\n",
  'components/page/heading.ts':
    "import { menu } from '@/components/ui/menu';\nexport const heading = menu;\n",
  'components/activity/model/row.ts':
    "import type { Status } from '@/content/schema/status';\nimport { routes } from '@/lib/site/routes';\nexport const row = (status: Status) => [status, routes];\n",
  'components/activity/student/card.ts':
    "import { area } from '@/components/charts/area';\nimport { heading } from '@/components/page/heading';\nimport { row } from '../model/row';\nexport const card = [area, heading, row];\n",
  'components/profile/model/cv.ts':
    "import { row } from '@/components/activity/model/row';\nexport const cv = row;\n",
  'components/profile/gauge.ts':
    "import { card } from '@/components/activity/student/card';\nimport { cv } from './model/cv';\nexport const gauge = [card, cv];\n",
  'content/site.json': '1',
  'content/site.ts': "import json from './site.json';\nexport const site = json;\n",
  'content/student.ts': 'export const student = 1;\n',
  'app/(student)/Dashboard/page.tsx':
    "import { student } from '@/content/student';\nexport default function Page() {\n  return <p>{student}</p>;\n}\n",
  'content/schema/status.ts':
    "import { z } from 'zod';\nexport const status = z.string();\nexport type Status = z.infer<typeof status>;\n",
  'content/schema/limits.ts': 'export const limits = 1;\n',
  'lib/site/routes.ts':
    'export const [routes, defaultRoute] = [1, 2];\nexport const isDefault = 1;\n',
  'lib/store/field.ts':
    "import { limits } from '@/content/schema/limits';\nexport const field = limits;\n",
  'tools/site/serve/server.ts':
    "import { routes } from '@/lib/site/routes';\nimport { site } from '@/content/site';\nexport const serve = [routes, site];\n",
};

const paths = 'import/no-restricted-paths';
const imports = '@typescript-eslint/no-restricted-imports';
const syntax = 'no-restricted-syntax';

/** Forbidden code: its file, the code, and the rule that reports it. */
const forbidden: readonly (readonly [title: string, file: string, code: string, rule: string])[] = [
  ['a component imports a route', 'components/shell/a.ts', "import '@/app/icon';", paths],
  [
    'a public page reads a record',
    'app/(marketing)/page.tsx',
    "import '@/content/student';",
    paths,
  ],
  ['a public file reads a record', 'app/sitemap.ts', "import '@/content/student';", paths],
  ['a page imports a tool', 'app/b.ts', "import '@/tools/site/serve/server';", paths],
  ['lib imports a component', 'lib/c.ts', "import '@/components/ui/menu';", paths],
  ['lib imports content', 'lib/d.ts', "import '@/content/site';", paths],
  ['a component imports content', 'components/profile/e.ts', "import '../../content/site';", paths],
  ['content imports lib', 'content/f.ts', "import '@/lib/site/routes';", paths],
  ['content imports a component', 'content/g.ts', "import '@/components/ui/menu';", paths],
  ['a schema imports content', 'content/schema/h.ts', "import '../site';", paths],
  [
    'a primitive imports a chart',
    'components/ui/i.ts',
    "import '@/components/charts/area';",
    paths,
  ],
  ['a primitive imports shared UI', 'components/ui/j.ts', "import '../page/heading';", paths],
  ['a chart imports shared UI', 'components/charts/k.ts', "import '../page/heading';", paths],
  ['shared UI imports a feature', 'components/page/l.ts', "import '../profile/gauge';", paths],
  [
    'a feature imports a feature after it',
    'components/activity/student/m.ts',
    "import '@/components/profile/gauge';",
    paths,
  ],
  [
    'a feature after it is imported lazily',
    'components/activity/n.ts',
    "void import('../profile/gauge');",
    paths,
  ],
  [
    'a model imports a component of its feature',
    'components/profile/model/aa.ts',
    "import '../gauge';",
    paths,
  ],
  [
    'a model imports a component of a feature before it',
    'components/profile/model/ab.ts',
    "import '@/components/activity/student/card';",
    paths,
  ],
  [
    'a model imports the model of a feature after it',
    'components/activity/model/ac.ts',
    "import '@/components/profile/model/cv';",
    paths,
  ],
  [
    'a model imports a primitive',
    'components/activity/model/ad.ts',
    "import '@/components/ui/menu';",
    paths,
  ],
  ['Headless UI in the shell', 'components/shell/o.ts', "import '@headlessui/react';", imports],
  ['Headless UI in a chart', 'components/charts/p.ts', "import '@headlessui/react';", imports],
  ['chart.js in a feature', 'components/profile/q.ts', "import 'chart.js/auto';", imports],
  ['react-chartjs-2 in a primitive', 'components/ui/r.ts', "import 'react-chartjs-2';", imports],
  ['chart.js lazily in a feature', 'components/profile/s.ts', "void import('chart.js');", syntax],
  ['zod in a page', 'app/t.ts', "import 'zod';", imports],
  ['zod in lib', 'lib/u.ts', "import 'zod/mini';", imports],
  ['zod in a component', 'components/ui/v.ts', "import 'zod';", imports],
  ['JSON in a page', 'app/w.ts', "import '../content/site.json';", imports],
  ['JSON in a schema', 'content/schema/x.ts', "import '../site.json';", imports],
  [
    'the code of a schema in a component',
    'components/shell/y.ts',
    "import { status } from '@/content/schema/status';\nexport const y = status;",
    imports,
  ],
  [
    'the code of a schema in lib',
    'lib/store/z.ts',
    "import { status } from '../../content/schema/status';\nexport const z = status;",
    imports,
  ],
  [
    'a schema whose name starts with limits in lib',
    'lib/store/limit-list.ts',
    "import { list } from '@/content/schema/limits-list';\nexport const all = list;",
    imports,
  ],
  [
    'an import in the limits',
    'content/schema/limits.mjs',
    "import { status } from './status';\nexport const limits = status;",
    syntax,
  ],
  [
    'a listener on the document',
    'components/ui/listen.ts',
    "document.addEventListener('click', () => {});",
    syntax,
  ],
  [
    'a listener on the document of an element',
    'components/shell/listen.ts',
    "document.body.ownerDocument.addEventListener('click', () => {});",
    syntax,
  ],
  [
    'a page in the browser',
    'app/client/page.tsx',
    "'use client';\nexport default function Page() {\n  return null;\n}",
    syntax,
  ],
  ['a fault that is exported', 'lib/site/fault.ts', 'export interface CardFault {}', syntax],
  ['a verdict of a tool', 'tools/file/verdict.ts', 'export const verdictOf = 1;', syntax],
  ['a corner', 'components/help/corner.ts', 'export const HelpCorner = 1;', syntax],
  ['a default export in lib', 'lib/default.ts', 'export default 1;', 'import/no-default-export'],
];

interface LintResult {
  filePath: string;
  messages: { ruleId: string | null; severity: number; message: string }[];
}

/** Lints all snippets in one run of the real command and returns the broken rules by file. */
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

describe('the lint rules for imports and structure', () => {
  let errors: Map<string, string[]>;
  beforeAll(() => {
    const snippets = forbidden.map(([, file, code]) => [file, `${code}\n`]);
    errors = lint({ ...baseFiles, ...Object.fromEntries(snippets) });
  }, 120_000);

  test.each(Object.keys(baseFiles).filter((file) => !file.endsWith('.json')))(
    '%s is allowed',
    (file) => expect(errors.get(file)).toEqual([]),
  );

  test.each(forbidden)('%s: refused', (_title, file, _code, rule) => {
    expect(errors.get(file)).toContain(rule);
  });
});
