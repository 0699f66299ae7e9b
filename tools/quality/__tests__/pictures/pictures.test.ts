import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { fullBleed } from '@/tools/quality/pictures/icons';
import { parse } from 'node-html-parser';
import { shareCard } from '@/tools/quality/pictures/share-image';

const icon = readFileSync('app/icon.svg', 'utf8');

async function pixels(svg: string) {
  const { data, info } = await sharp(Buffer.from(svg), { density: 225 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start = (y * info.width + x) * 4;
    return [...data.subarray(start, start + 4)].join();
  };
  return { side: info.width, at };
}

test('the background of a full icon reaches all four corners', async () => {
  const { side, at } = await pixels(fullBleed(icon));
  const end = side - 1;
  const corners = [at(0, 0), at(end, 0), at(0, end), at(end, end)];
  expect(corners).toEqual(Array(4).fill('11,85,99,255'));
  expect((await pixels(icon)).at(0, 0)).not.toBe('11,85,99,255');
});

test('the symbol of a maskable icon stays within the circle that a launcher shows', async () => {
  const { side, at } = await pixels(fullBleed(icon, 0.86));
  const points = Array.from({ length: side * side }, (_, n) => [n % side, Math.floor(n / side)]);
  const marked = points.filter(([x = 0, y = 0]) => at(x, y) !== '11,85,99,255');
  const far = marked.map(([x = 0, y = 0]) => Math.hypot(x + 0.5 - side / 2, y + 0.5 - side / 2));
  expect(marked.length).toBeGreaterThan(side);
  expect(Math.max(...far)).toBeLessThan(0.4 * side);
});

test('an icon without a background is refused', () => {
  expect(() => fullBleed('<svg viewBox="0 0 32 32"><circle r="3"/></svg>')).toThrow(
    'app/icon.svg must contain a <rect/> as its background and, after it, the symbol.',
  );
});

const hero = { before: 'R&D', underlined: '<b>work</b>', after: ', kept.', lead: '' };
const html = shareCard({ product: 'Edify', hero, dashboard: Buffer.from('png') });

test('the share image shows the headline as written, including special characters', () => {
  const heading = parse(html).querySelector('h1');
  expect(heading?.querySelector('b')).toBeNull();
  expect(heading?.text.replace(/\s+/g, ' ')).toBe('R&D <b>work</b>, kept.');
});

test('the share image loads nothing from elsewhere', () => {
  const addresses = [...html.matchAll(/(?:src="|url\()([^")]+)/g)].map(([, address]) => address);
  expect(addresses).toHaveLength(3);
  for (const address of addresses) expect(address).toMatch(/^data:/);
});

test('the share image takes its colours from the site', () => {
  expect(html).toContain('--color-canvas: light-dark(#f6f3ec, #0e1517);');
});
