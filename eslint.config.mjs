import next from '@next/eslint-plugin-next';
import importX, { createNodeResolver } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { configs as typescript } from 'typescript-eslint';

const code = '{ts,tsx,mjs}';
/** Shared UI, which imports no feature. */
const shared = ['form', 'list', 'page', 'file', 'print', 'charts'];
/** The features in import order: each may import those before it, never those after it. */
const features = [
  ...[
    'campus',
    'offline',
    'exchange',
    'device',
    'session',
    'credential',
    'drop',
    'chat',
    'attendance',
    'activity',
    'performance',
  ],
  ...[
    'assignment',
    'integrity',
    'profile',
    'portfolio',
    'schedule',
    'event-list',
    'roll-call',
    'question',
    'progress',
    'notice',
  ],
  ...['auth', 'marketing', 'shell'],
];
/** The folders of the tools in import order. */
const tools = ['command', 'file', 'import', 'college', 'site', 'hosting', 'quality'];
const foldersOf = (names) => names.map((name) => `./components/${name}`);

/** Public routes: no gate protects them. */
const publicRoutes = [
  ...['(marketing)', '(auth)', '(verify)', 'calendar'].map((name) => `./app/${name}`),
  ...['layout.tsx', 'global-not-found.tsx', 'manifest.ts', 'robots.ts', 'sitemap.ts'].map(
    (name) => `./app/${name}`,
  ),
];

/** Import zones: the folder, what it may not import, and why. */
const zones = [
  zone(['./lib', './content', './components'], ['./app'], 'Nothing imports a route.'),
  zone(
    ['./app', './lib', './content', './components'],
    ['./tools', './__tests__'],
    'The site does not import its tools or tests.',
  ),
  zone(['./lib'], ['./components'], 'lib does not import components.'),
  zone(
    publicRoutes,
    ['./content/student.ts', './content/faculty.ts'],
    'A public page reads no personal record: content/marketing.ts has an invented one.',
  ),
  zone(['./content'], ['./components', './lib'], 'Content imports only its schemas and zod.'),
  {
    ...zone(['./content/schema'], ['./content'], 'A schema imports only other schemas and zod.'),
    except: ['./schema'],
  },
  {
    ...zone(['./components', './lib'], ['./content'], 'Pages read content and pass it as props.'),
    except: ['./schema'],
  },
  {
    ...zone(['./components/ui'], ['./components'], 'Primitives import no other component.'),
    except: ['./ui'],
  },
  zone(['./tools'], ['./app'], 'The tools read the export, not its routes.'),
  zone(
    ['./tools/command', './tools/file'],
    ['./components'],
    'What all tools share imports no component.',
  ),
  ...tools.slice(0, -1).map((name, index) =>
    zone(
      [`./tools/${name}`],
      tools.slice(index + 1).map((later) => `./tools/${later}`),
      'A folder of the tools imports those before it in the list, never those after it.',
    ),
  ),
  zone(foldersOf(shared), foldersOf(features), 'Shared UI imports no feature.'),
  {
    ...zone(['./components/charts'], ['./components'], 'Charts import only primitives.'),
    except: ['./charts', './ui'],
  },
  ...features.flatMap((name, index) => [
    ...(index < features.length - 1
      ? [
          zone(
            foldersOf([name]),
            foldersOf(features.slice(index + 1)),
            'A feature imports features before it in the list, never after it.',
          ),
        ]
      : []),
    {
      ...zone(
        [`./components/${name}/model`],
        ['./components'],
        'A model imports lib, types and limits of the schemas, and models of features before it.',
      ),
      except: features.slice(0, index + 1).map((feature) => `./${feature}/model`),
    },
  ]),
];

/** Imports that are allowed in one folder only; `homeOf` lists those that a folder may use. */
const homes = {
  headless: {
    regex: '^@headlessui/',
    message: 'Headless UI is wrapped in components/ui.',
  },
  chart: {
    regex: '^(chart\\.js|react-chartjs-2)(/|$)',
    message: 'chart.js is wrapped in components/charts.',
  },
  tool: {
    regex: '^(hucre|ical\\.js|node-html-parser|subset-font|tsx|yauzl)(/|$)',
    message: 'Only the tools use this package: it must not reach the browser.',
  },
  zod: {
    regex: '^zod(/|$)',
    message: 'Use zod only in content/: it must not reach the browser.',
  },
  json: {
    regex: '\\.json$',
    message: 'JSON is parsed in content/*.ts: import the parsed value.',
  },
  schema: {
    regex: '(^|/)content/schema/(?!limits$)',
    allowTypeImports: true,
    message:
      'Import only types and content/schema/limits from the schemas: zod must not reach the browser.',
  },
};

const documentListener = [
  '[callee.object.name="document"]',
  '[callee.object.property.name=/^(document|ownerDocument)$/]',
].map((owner) => ({
  selector: `CallExpression[callee.property.name="addEventListener"]${owner}`,
  message: 'Menus, dialogs and tooltips are components/ui wrappers: no document listeners.',
}));
const numberFormatter = {
  selector: 'CallExpression[callee.property.name="toLocaleString"]',
  message: 'Use lib/text/count: the first use of this takes a slow phone 0.1 s.',
};
const clientPage = {
  selector: 'Program > ExpressionStatement[directive="use client"]',
  message: 'Put "use client" on a leaf, never on a page or a layout.',
};

/** Browser code imports the limits, so an import in them would reach the browser, too. */
const importInLimits = {
  selector: 'ImportDeclaration',
  message: 'content/schema/limits.ts imports nothing, because browser code imports it.',
};

/** Words that the glossary of docs/architecture.md replaces. */
const forbiddenWord =
  '[id.name=/(?<!de)fault|refusal|verdict|diagnostic|taker|telling|wide|corner$|^fit$/i]';
const forbiddenNames = [`> ${forbiddenWord}`, `> VariableDeclaration > ${forbiddenWord}`].map(
  (declared) => ({
    selector: `ExportNamedDeclaration ${declared}`,
    message: 'Name it with a word of the glossary in docs/architecture.md.',
  }),
);

const noReact = Object.fromEntries(
  Object.keys(reactHooks.configs.flat.recommended.rules).map((name) => [name, 'off']),
);

const config = [
  next.configs['core-web-vitals'],
  reactHooks.configs.flat.recommended,
  ...typescript.recommended,
  { ignores: ['.next/**', 'out/**', 'dist/**', 'coverage/**', 'test-results/**', 'next-env.d.ts'] },
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createNodeResolver({
          extensions: ['.ts', '.tsx', '.mjs', '.js'],
          tsconfig: { configFile: 'tsconfig.json' },
        }),
      ],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/no-default-export': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': 'error',
      '@typescript-eslint/no-unused-expressions': 'error',
    },
  },
  {
    files: [`{tools,__tests__}/**/*.${code}`],
    rules: { 'no-restricted-syntax': ['error', ...forbiddenNames] },
  },
  // The rules for React compile each file, and no component or hook of the site is here.
  { files: ['{content,tools,__tests__,lib,components/*/model}/**/!(use-*).ts*'], rules: noReact },
  ruleSet('app/**/*', { homeOf: ['schema'] }),
  ruleSet('app/**/{page,layout,template,not-found,global-not-found}', {
    homeOf: ['schema'],
    forbidden: [clientPage],
  }),
  ruleSet('lib/**/*'),
  ruleSet('content/**/*', { homeOf: ['zod', 'schema'] }),
  ruleSet('content/*', { homeOf: ['zod', 'schema', 'json'] }),
  ruleSet('content/schema/limits', { forbidden: [importInLimits] }),
  ruleSet('components/**/*', { forbidden: [...documentListener, numberFormatter] }),
  ruleSet('components/ui/**/*', { homeOf: ['headless'], forbidden: documentListener }),
  ruleSet('components/charts/**/*', { homeOf: ['chart'], forbidden: documentListener }),
  {
    files: [`app/**/*.${code}`, `**/*.config.${code}`, '**/*-{loader,reporter}.mjs'],
    rules: { 'import-x/no-default-export': 'off' },
  },
];

export default config;

function zone(target, from, message) {
  return { target, from, message };
}

/** Rules for the files of a folder; if two entries match a file, the later one applies. */
function ruleSet(files, { homeOf = [], forbidden = [] } = {}) {
  const restricted = Object.entries(homes)
    .filter(([name]) => !homeOf.includes(name))
    .map(([, pattern]) => pattern);
  const lazily = restricted.map(({ regex, message }) => ({
    // A selector's pattern ends at its first slash.
    selector: `ImportExpression[source.value=/${regex.replaceAll('/', '\\u002F')}/]`,
    message,
  }));
  return {
    files: [`${files}.${code}`],
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', { patterns: restricted }],
      'no-restricted-syntax': ['error', ...forbiddenNames, ...lazily, ...forbidden],
    },
  };
}
