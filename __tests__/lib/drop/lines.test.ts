import { readLines, sealLines } from '@/lib/drop/lines';
import { importPairKey } from '@/lib/drop/names';
import { sealLetter } from '@/lib/drop/letter';
import { toBase64Url } from '@/lib/file/base64';

const name = 'a'.repeat(64);
const students = Array.from(
  { length: 60 },
  (_, index) => `24CSE3${String(index).padStart(3, '0')}`,
);
const keys = new Map<string, Promise<CryptoKey>>();
function keyOf(id: string): Promise<CryptoKey> {
  const key = keys.get(id) ?? importPairKey(new TextEncoder().encode(id.padEnd(32, '.')));
  keys.set(id, key);
  return key;
}
const head = JSON.stringify([{ id: 'nets:2026-10-16', at: '2026-10-16T05:30:00.000Z' }]);
const letterOf = (textOf: (index: number) => string) =>
  sealLines(name, { head, rows: students.map((id, index) => [id, textOf(index)]) }, keyOf);

test('Each student opens the own line of a letter, and no other', async () => {
  const { lineOf } = readLines(name, await letterOf((index) => `line ${index}`));
  for (const [index, id] of students.entries())
    expect((await lineOf(await keyOf(id)))?.trimEnd()).toBe(`line ${index}`);
  expect(await lineOf(await keyOf('somebody else'))).toBeNull();
});

test('Under another name, with other classes, and with a line of somebody else, a line does not open', async () => {
  const file = await letterOf((index) => `line ${index}`);
  const [first] = students;
  expect(await readLines('b'.repeat(64), file).lineOf(await keyOf(first!))).toBeNull();
  const other = JSON.parse(file) as { head: string; lines: string[] };
  const moved = JSON.stringify({ ...other, head: head.replace('2026-10-16T', '2026-10-17T') });
  expect(await readLines(name, moved).lineOf(await keyOf(first!))).toBeNull();
  const [one = '', two = ''] = other.lines;
  const swapped = { ...other, lines: [one.slice(0, 12) + two.slice(12), ...other.lines.slice(1)] };
  const { lineOf } = readLines(name, JSON.stringify(swapped));
  const opened = await Promise.all(students.map(async (id) => lineOf(await keyOf(id))));
  expect(opened.filter((line) => line === null)).toHaveLength(1);
  const cut = JSON.stringify({ ...other, lines: other.lines.map((line) => line.slice(0, -2)) });
  expect(await readLines(name, cut).lineOf(await keyOf(first!))).toBeNull();
});

test('A second try of a letter repeats neither its number nor a line', async () => {
  const [one, other] = [await letterOf(() => 'P'), await letterOf(() => 'P')].map(
    (file) => JSON.parse(file) as { iv: string; lines: string[] },
  );
  expect(one!.iv).not.toBe(other!.iv);
  expect(one!.lines.filter((line) => other!.lines.includes(line))).toEqual([]);
  expect(one!.lines).toEqual([...one!.lines].sort());
});

test('The lengths of letters say nothing of who was there', async () => {
  const key = await importPairKey(crypto.getRandomValues(new Uint8Array(32)));
  const lengthsOf = async (status: string) => {
    const lengths = new Map<number, number>();
    for (let count = 0; count < 25; count++) {
      const file = await letterOf(() => `${status}${status === 'A' ? '060' : '000'}`);
      expect(
        new Set((JSON.parse(file) as { lines: string[] }).lines.map((one) => one.length)).size,
      ).toBe(1);
      const letter = {
        format: 1,
        id: toBase64Url(new Uint8Array(1)),
        kind: 'attendance',
        at: head,
        file,
      } as const;
      const { length } = await sealLetter(key, 'out', name, letter);
      lengths.set(length, (lengths.get(length) ?? 0) + 1);
    }
    return lengths;
  };
  const [present, absent] = [await lengthsOf('P'), await lengthsOf('A')];
  const all = new Set([...present.keys(), ...absent.keys()]);
  // Padding leaves one or two lengths; each is as frequent in both, but for chance.
  expect(all.size).toBeLessThanOrEqual(2);
  for (const length of all)
    expect(Math.abs((present.get(length) ?? 0) - (absent.get(length) ?? 0))).toBeLessThan(15);
}, 60_000);
