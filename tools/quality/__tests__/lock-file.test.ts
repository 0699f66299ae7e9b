import { readFileSync } from 'node:fs';

interface Entry {
  integrity?: string;
  /** It comes inside the package above it. */
  inBundle?: boolean;
}

test('every package of the lock file has a checksum', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Entry>;
  };
  const entries = Object.entries(packages).filter(([path, { inBundle }]) => path && !inBundle);
  expect(entries.length).toBeGreaterThan(500);
  const wrong = entries.filter(
    ([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity),
  );
  expect(wrong.map(([path]) => path)).toEqual([]);
});
