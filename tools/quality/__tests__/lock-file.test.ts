import { readFileSync } from 'node:fs';

interface Entry {
  resolved?: string;
  integrity?: string;
  /** It comes inside the package above it. */
  inBundle?: boolean;
}

test('every package of the lock file has a checksum and comes from the registry', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Entry>;
  };
  const entries = Object.entries(packages).filter(([path, { inBundle }]) => path && !inBundle);
  expect(entries.length).toBeGreaterThan(500);
  const wrong = entries.filter(
    ([, { integrity = '', resolved = '' }]) =>
      !/^sha512-[\w+/]{86}==$/.test(integrity) ||
      !resolved.startsWith('https://registry.npmjs.org/'),
  );
  expect(wrong.map(([path]) => path)).toEqual([]);
});
