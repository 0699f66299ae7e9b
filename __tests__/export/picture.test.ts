import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { darkMedia, demoFormats } from '@/components/marketing/model/demo-picture';
import { site } from '@/content/site';
import { exportedPages, out } from './pages';

const basePath = process.env['BASE_PATH'] ?? '';
const landing = exportedPages().find(({ name }) => name === 'landing');
const sources = landing?.root.querySelectorAll('picture source[type]') ?? [];
const images = landing?.root.querySelectorAll('picture img') ?? [];

/** The file below out/ for an address on the landing page. */
function fileOf(address: string): string {
  expect(address.startsWith(`${basePath}/`)).toBe(true);
  return join(out, address.slice(basePath.length));
}

async function read(file: string) {
  expect(existsSync(file) ? '' : `${file} is missing`).toBe('');
  const { width, height, format, hasAlpha } = await sharp(file).metadata();
  return { width, height, format, hasAlpha };
}

const candidates = sources.flatMap((source) =>
  (source.getAttribute('srcset') ?? '').split(', ').map((candidate) => {
    const [address = '', width = ''] = candidate.split(' ');
    return { address, width: Number(width.slice(0, -1)), source };
  }),
);

const fallbacks = images.map((image) => ({
  address: image.getAttribute('src') ?? '',
  width: Number(image.getAttribute('width')),
  source: image,
}));

describe('The pictures of the demo', () => {
  it('are on the landing page in two themes, on a site that shows the sample', () => {
    const shown = site.openSample ? 2 : 0;
    expect(images.length).toBe(shown);
    expect(sources.length).toBe(3 * shown * demoFormats.length);
    expect(
      sources.filter(({ attributes }) => attributes['media']?.includes(darkMedia)),
    ).toHaveLength(sources.length / 2);
    expect(existsSync(join(out, 'images/demo'))).toBe(site.openSample);
  });

  if (!site.openSample) return;

  it.each([...candidates, ...fallbacks])(
    '$address is as wide as stated and has the stated aspect ratio',
    async ({ address, width, source }) => {
      const picture = await read(fileOf(address));
      expect(picture.width).toBe(width);
      const [wide, high] = ['width', 'height'].map((name) => Number(source.getAttribute(name)));
      expect(Math.abs(picture.height - (width * (high ?? 0)) / (wide ?? 0))).toBeLessThan(1);
    },
  );

  it('are all used', () => {
    const named = [...candidates, ...fallbacks].map(({ address }) => fileOf(address));
    const present = readdirSync(join(out, 'images/demo')).map((name) =>
      join(out, 'images/demo', name),
    );
    expect(present.sort()).toEqual([...new Set(named)].sort());
  });

  it('are small enough for a phone', () => {
    const size = (name: string) => readFileSync(join(out, 'images/demo', name)).length;
    for (const theme of ['light', 'dark']) {
      expect(size(`phone-${theme}-600.avif`)).toBeLessThan(28_000);
      expect(size(`desktop-${theme}-1008.avif`)).toBeLessThan(48_000);
    }
  });
});

describe('The pictures around the pages', () => {
  it('the share image has the size that services ask for, below 200 kB', async () => {
    const file = join(out, 'images/share.png');
    expect(await read(file)).toMatchObject({ width: 1200, height: 630, format: 'png' });
    expect(readFileSync(file).length).toBeLessThan(200_000);
  });

  it.each([
    ['apple-icon.png', 180, false],
    ['app-icons/icon-192.png', 192, true],
    ['app-icons/icon-512.png', 512, true],
    ['app-icons/icon-maskable-512.png', 512, false],
  ])('%s is a square of %i pixels', async (name, side, hasAlpha) => {
    const icon = await read(join(out, name));
    expect(icon).toEqual({ width: side, height: side, format: 'png', hasAlpha });
  });

  it('the favicon contains squares of 32 and 48 pixels', async () => {
    const bytes = readFileSync(join(out, 'favicon.ico'));
    const pictures = [6, 22].map((entry) => {
      const start = bytes.readUInt32LE(entry + 12);
      return sharp(bytes.subarray(start, start + bytes.readUInt32LE(entry + 8))).metadata();
    });
    expect(await Promise.all(pictures)).toMatchObject([
      { width: 32, height: 32, format: 'png' },
      { width: 48, height: 48, format: 'png' },
    ]);
  });
});
