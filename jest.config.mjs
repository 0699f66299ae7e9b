import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import nextJest from 'next/jest.js';

// What tests write to the system's folder for temporary files is removed with the run.
const temporary = mkdtempSync(join(tmpdir(), 'edify-jest-'));
Object.assign(process.env, { TMPDIR: temporary, TEMP: temporary });
process.on('exit', () => rmSync(temporary, { recursive: true, force: true }));

const withNext = nextJest({ dir: './' });

/**
 * The JSON that content/*.ts import. Tests read the copy in the fixture instead, so they pass whatever college the
 * content describes; only the export tests read the college that the export was built from.
 */
const fixture = {
  '^\\./((?:site|academic|activity-rules|(?:student|faculty|marketing)/[\\w-]+)\\.json)$':
    '<rootDir>/__tests__/fixture/content/$1',
};

/**
 * Jest projects for the folders below __tests__, and for those beside the tools; `dom` projects run in jsdom, the others in
 * Node: what is rendered has the ending tsx.
 */
const suites = {
  content: { folder: 'content' },
  lib: { folder: 'lib' },
  models: { folder: 'components', ending: 'ts' },
  components: { folder: 'components', ending: 'tsx', dom: true },
  pages: { folder: 'app', dom: true },
  export: { folder: 'export', real: true },
  tools: { folder: '../tools/*/__tests__' },
  // Whether the simulator notices planted bugs is slow and rarely moves: `npm run check -- --full` asks.
  simulator: {
    folder: 'simulator',
    ...(process.env['EDIFY_FULL'] === undefined && { without: 'simulator/proof.test.ts' }),
  },
};

const project = ([displayName, { folder, ending = 'ts?(x)', without, dom, real }]) =>
  withNext({
    displayName,
    rootDir: process.cwd(),
    testEnvironment: dom ? 'jsdom' : 'node',
    testMatch: [`<rootDir>/__tests__/${folder}/**/*.test.${ending}`],
    ...(without && { testPathIgnorePatterns: [`<rootDir>/__tests__/${without}`] }),
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
  projects: await Promise.all(Object.entries(suites).map(project)),
});

export default config;
