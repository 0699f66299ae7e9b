import { join } from 'node:path';
import { demoShots } from '@/components/marketing/model/demo-picture';
import { demoFiles } from '@/tools/quality/pictures/demo-pictures';
import { ico } from '@/tools/quality/pictures/ico';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { fullBleed } from '@/tools/quality/pictures/icons';
import { parse } from 'node-html-parser';
import { shareCard } from '@/tools/quality/pictures/share-card';

const files = demoFiles();

test('every width is built in both themes, as AVIF and as WebP', () => {
  for (const theme of ['light', 'dark'])
    for (const format of ['avif', 'webp'])
      for (const [shot, { widths }] of Object.entries(demoShots))
        expect(
          files
            .filter((file) => file.shot === shot && file.theme === theme && file.format === format)
            .map(({ width }) => width),
        ).toEqual(widths);
});

test('each picture and theme has one PNG for browsers that support neither', () => {
  expect(files.filter(({ format }) => format === 'png').map(({ path }) => path)).toEqual(
    ['phone-light-720', 'phone-dark-720', 'desktop-light-1312', 'desktop-dark-1312'].map((name) =>
      join('public', 'images', 'demo', `${name}.png`),
    ),
  );
});

test('no two files have the same name, and none is wider than its screenshot', () => {
  expect(new Set(files.map(({ path }) => path)).size).toBe(files.length);
  for (const { shot, width } of files) {
    const { window, scale } = demoShots[shot];
    expect(width).toBeLessThanOrEqual(window.width * scale);
  }
});

const small = Buffer.from('small picture');
const large = Buffer.from('a larger picture');
const bytes = ico([
  { side: 32, png: small },
  { side: 256, png: large },
]);

test('an icon file has its type and the number of its pictures', () => {
  expect([...bytes.subarray(0, 6)]).toEqual([0, 0, 1, 0, 2, 0]);
});

test('each entry points to the bytes of its picture', () => {
  const pictures = [6, 22].map((entry) => {
    const offset = bytes.readUInt32LE(entry + 12);
    return bytes.subarray(offset, offset + bytes.readUInt32LE(entry + 8));
  });
  expect(pictures).toEqual([small, large]);
  expect(bytes).toHaveLength(6 + 2 * 16 + small.length + large.length);
});

test('each entry states the side of its picture, 256 as 0', () => {
  expect([bytes.readUInt8(6), bytes.readUInt8(7)]).toEqual([32, 32]);
  expect([bytes.readUInt8(22), bytes.readUInt8(23)]).toEqual([0, 0]);
});

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
