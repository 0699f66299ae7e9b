import { firstLoadTable, tooHeavy } from '@/tools/quality/bench/first-load';
import { benchTable, exchangeTable, tooSlow, tooSlowToOpen } from '@/tools/quality/bench/table';

const result = { count: 1, ready: 100, key: 20, slowestKey: 30, heap: 5 };

test('the table of a long record has each figure and its ratio to the first', () => {
  const rows = benchTable([result, { ...result, count: 10_000, ready: 250 }]).split('\n');
  expect(rows[2]).toBe('| 1 | 100.0 | 20.0 | 30.0 | 5.0 |');
  expect(rows[3]).toBe('| 10,000 | 250.0 (×2.50) | 20.0 (×1.00) | 30.0 (×1.00) | 5.0 (×1.00) |');
});

test('a key that takes 100 ms to show is too slow, one below is not', () => {
  expect(tooSlow([{ ...result, key: 99.9 }])).toEqual([]);
  expect(tooSlow([{ ...result, key: 100 }])).toEqual([
    'With 1 activities a key takes 100 ms to show; the limit is 100 ms.',
  ]);
});

test('a page that loads more than 1.35 times as long as an empty export is too heavy', () => {
  const baseline = { path: '/', bytes: 100_000 };
  const pages = [
    { path: '/Chats/', bytes: 135_000 },
    { path: '/Dashboard/', bytes: 136_000 },
  ];
  expect(tooHeavy(pages, baseline)).toEqual([
    "/Dashboard/ loads 1.360 times an empty export's JavaScript; the limit is 1.35.",
  ]);
  expect(firstLoadTable(pages, baseline)).toContain('| /Chats/ | 135.0 | 1.35 |');
});

test('the table of request files has their size, times and ratio to the first', () => {
  const file = { count: 1, size: 30_000, opened: 100, added: 50 };
  const rows = exchangeTable([
    file,
    { count: 1000, size: 28_000_000, opened: 1500, added: 500 },
  ]).split('\n');
  expect(rows[2]).toBe('| 1 | 0.0 | 100.0 | 50.0 |');
  expect(rows[3]).toBe('| 1,000 | 28.0 | 1500.0 (×15.00) | 500.0 (×10.00) |');
});

test('a request file that takes 20 seconds is too slow, one below is not', () => {
  const file = { count: 1000, size: 1, opened: 15_000, added: 4_999 };
  expect(tooSlowToOpen([file])).toEqual([]);
  expect(tooSlowToOpen([{ ...file, added: 5_000 }])).toEqual([
    'A request file of 1000 submissions takes 20000 ms; the limit is 20000 ms.',
  ]);
});
