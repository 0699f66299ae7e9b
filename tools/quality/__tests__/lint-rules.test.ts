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

/** Forbidden code by the rule that reports it: for each file what is wrong in it, and the code. */
const forbidden: Readonly<Record<string, Readonly<Record<string, readonly [string, string]>>>> = {
  'import-x/no-restricted-paths': {
    'components/shell/a.ts': ['a component imports a route', "import '@/app/icon';"],
    'app/(marketing)/page.tsx': ['a public page reads a record', "import '@/content/student';"],
    'app/sitemap.ts': ['a public file reads a record', "import '@/content/student';"],
    'app/b.ts': ['a page imports a tool', "import '@/tools/site/serve/server';"],
    'lib/c.ts': ['lib imports a component', "import '@/components/ui/menu';"],
    'lib/d.ts': ['lib imports content', "import '@/content/site';"],
    'components/profile/e.ts': ['a component imports content', "import '../../content/site';"],
    'content/f.ts': ['content imports lib', "import '@/lib/site/routes';"],
    'content/g.ts': ['content imports a component', "import '@/components/ui/menu';"],
    'content/schema/h.ts': ['a schema imports content', "import '../site';"],
    'components/ui/i.ts': ['a primitive imports a chart', "import '@/components/charts/area';"],
    'components/ui/j.ts': ['a primitive imports shared UI', "import '../page/heading';"],
    'components/charts/k.ts': ['a chart imports shared UI', "import '../page/heading';"],
    'components/page/l.ts': ['shared UI imports a feature', "import '../profile/gauge';"],
    'components/activity/student/m.ts': [
      'a feature imports a feature after it',
      "import '@/components/profile/gauge';",
    ],
    'components/activity/n.ts': ['the same, lazily', "void import('../profile/gauge');"],
    'components/profile/model/aa.ts': ['a model imports a component', "import '../gauge';"],
    'components/profile/model/ab.ts': [
      'a model imports a component of a feature before it',
      "import '@/components/activity/student/card';",
    ],
    'components/activity/model/ac.ts': [
      'a model imports the model of a feature after it',
      "import '@/components/profile/model/cv';",
    ],
    'components/activity/model/ad.ts': [
      'a model imports a primitive',
      "import '@/components/ui/menu';",
    ],
  },
  '@typescript-eslint/no-restricted-imports': {
    'components/shell/o.ts': ['Headless UI in the shell', "import '@headlessui/react';"],
    'components/charts/p.ts': ['Headless UI in a chart', "import '@headlessui/react';"],
    'components/profile/q.ts': ['chart.js in a feature', "import 'chart.js/auto';"],
    'components/ui/r.ts': ['react-chartjs-2 in a primitive', "import 'react-chartjs-2';"],
    'lib/tool.ts': ['a package of the tools in lib', "import 'ical.js';"],
    'app/t.ts': ['zod in a page', "import 'zod';"],
    'lib/u.ts': ['zod in lib', "import 'zod/mini';"],
    'components/ui/v.ts': ['zod in a component', "import 'zod';"],
    'app/w.ts': ['JSON in a page', "import '../content/site.json';"],
    'content/schema/x.ts': ['JSON in a schema', "import '../site.json';"],
    'components/shell/y.ts': [
      'the code of a schema in a component',
      "import { status } from '@/content/schema/status';\nexport const y = status;",
    ],
    'lib/store/z.ts': [
      'the code of a schema in lib',
      "import { status } from '../../content/schema/status';\nexport const z = status;",
    ],
    'lib/store/limit-list.ts': [
      'a schema whose name starts with limits in lib',
      "import { list } from '@/content/schema/limits-list';\nexport const all = list;",
    ],
  },
  'no-restricted-syntax': {
    'components/profile/s.ts': ['chart.js lazily in a feature', "void import('chart.js');"],
    'content/schema/limits.mjs': [
      'an import in the limits',
      "import { status } from './status';\nexport const limits = status;",
    ],
    'components/ui/listen.ts': [
      'a listener on the document',
      "document.addEventListener('click', () => {});",
    ],
    'components/shell/listen.ts': [
      'a listener on the document of an element',
      "document.body.ownerDocument.addEventListener('click', () => {});",
    ],
    'app/client/page.tsx': [
      'a page in the browser',
      "'use client';\nexport default function Page() {\n  return null;\n}",
    ],
    'lib/site/fault.ts': ['a fault that is exported', 'export interface CardFault {}'],
    'tools/file/verdict.ts': ['a verdict of a tool', 'export const verdictOf = 1;'],
    'components/progress/corner.ts': ['a corner', 'export const HelpCorner = 1;'],
  },
  'import-x/no-default-export': {
    'lib/default.ts': ['a default export in lib', 'export default 1;'],
  },
};

const snippets = Object.entries(forbidden).flatMap(([rule, files]) =>
  Object.entries(files).map(([file, [title, code]]) => ({ rule, file, title, code })),
);

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
    const files = snippets.map(({ file, code }) => [file, `${code}\n`]);
    errors = lint({ ...baseFiles, ...Object.fromEntries(files) });
  }, 120_000);

  test.each(Object.keys(baseFiles).filter((file) => !file.endsWith('.json')))(
    '%s is allowed',
    (file) => expect(errors.get(file)).toEqual([]),
  );

  test.each(snippets)('$title: refused', ({ file, rule }) => {
    expect(errors.get(file)).toContain(rule);
  });
});
