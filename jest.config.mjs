import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });

/** One Jest project a room; `dom` rooms run in jsdom, the others in Node. */
const rooms = {
  content: { folder: 'content' },
  lib: { folder: 'lib' },
  components: { folder: 'components', dom: true },
  pages: { folder: 'app', dom: true },
  export: { folder: 'export' },
  hosting: { folder: 'hosting' },
};

const project = ([displayName, { folder, dom = false }]) =>
  withNext({
    displayName,
    rootDir: process.cwd(),
    testEnvironment: dom ? 'jsdom' : 'node',
    testMatch: [`<rootDir>/__tests__/${folder}/**/*.test.ts?(x)`],
    modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/out/', '<rootDir>/test-results/'],
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
    setupFilesAfterEnv: ['<rootDir>/__tests__/setup.ts'],
  })();

/** @returns {Promise<import('jest').Config>} */
const config = async () => ({
  projects: await Promise.all(Object.entries(rooms).map(project)),
});

export default config;
