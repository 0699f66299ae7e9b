import { readdirSync } from 'node:fs';
import { prune } from '@/tools/site/build/prune';
import { writeFolder } from '@/tools/command/__tests__/write-folder';

test('files that only prefetching reads are removed, and index.txt stays', () => {
  const out = writeFolder({
    'index.html': '',
    'index.txt': '',
    '__next._tree.txt': '',
    'Dashboard/index.txt': '',
    'Dashboard/__next._full.txt': '',
    'Dashboard/__next.(student).Dashboard.__PAGE__.txt': '',
    'robots.txt': '',
  });
  expect(prune(out)).toBe(3);
  const left = readdirSync(out, { recursive: true, encoding: 'utf8' }).map((f) =>
    f.replaceAll('\\', '/'),
  );
  expect(left.sort()).toEqual([
    'Dashboard',
    'Dashboard/index.txt',
    'index.html',
    'index.txt',
    'robots.txt',
  ]);
});
