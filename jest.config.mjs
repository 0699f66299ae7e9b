import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import nextJest from 'next/jest.js';

// What tests write to the system's folder for temporary files is removed with the run.
const temporary = mkdtempSync(join(tmpdir(), 'edify-jest-'));
Object.assign(process.env, { TMPDIR: temporary, TEMP: temporary });
process.on('exit', () => rmSync(temporary, { recursive: true, force: true }));
// The tests read the site at the root of its server.
for (const name of ['BASE_PATH', 'SITE_URL']) delete process.env[name];
/** The files that Jest has compiled stay for the next run. */
const cacheDirectory = join(process.cwd(), 'node_modules', '.cache', 'jest');

const withNext = nextJest({ dir: './' });

/**
 * The JSON that content/*.ts import. Tests read the copy in the fixture instead, so they pass whatever college the
 * content describes; only the export tests read the college that the export was built from.
 */
const fixture = {
  '^\\./((?:site|academic|activity-rules|(?:student|faculty|marketing)/[\\w-]+)\\.json)$':
    '<rootDir>/__tests__/fixture/content/$1',
};

const inTests = (...paths) => paths.map((path) => `<rootDir>/__tests__/${path}`);

/** Jest projects: what is rendered has the ending tsx and runs in jsdom with the pages, the rest in Node. */
const suites = {
  node: {
    match: [
      ...inTests('{content,lib}/**/*.test.ts?(x)', 'components/**/*.test.ts'),
      '<rootDir>/tools/*/__tests__/**/*.test.ts?(x)',
    ],
  },
  dom: { match: inTests('components/**/*.test.tsx', 'app/**/*.test.ts?(x)'), dom: true },
  export: { match: inTests('export/**/*.test.ts?(x)'), real: true },
  simulator: { match: inTests('simulator/**/*.test.ts') },
};

const project = ([displayName, { match, dom, real }]) =>
  withNext({
    displayName,
    rootDir: process.cwd(),
    cacheDirectory,
    testEnvironment: dom ? 'jsdom' : 'node',
    testMatch: match,
    clearMocks: true,
    // Slow tests of what rarely moves run in `npm run check -- --full`.
    testPathIgnorePatterns: process.env['EDIFY_FULL'] === undefined ? ['\\.full\\.test\\.'] : [],
    modulePathIgnorePatterns: ['.next', 'college', 'out', 'test-results'].map(
      (folder) => `<rootDir>/${folder}/`,
    ),
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1', ...(!real && fixture) },
    setupFilesAfterEnv: [
      '<rootDir>/__tests__/setup.ts',
      ...(real ? [] : ['<rootDir>/__tests__/fixture/name-copy.ts']),
    ],
  })();

/** @returns {Promise<import('jest').Config>} */
const config = async () => ({
  cacheDirectory,
  // Left to itself, Jest uses one core less.
  maxWorkers: '100%',
  reporters: ['default', '<rootDir>/tools/quality/slowest-reporter.mjs'],
  projects: await Promise.all(Object.entries(suites).map(project)),
});

export default config;
