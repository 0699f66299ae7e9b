import { join } from 'node:path';
import { demoShots } from '@/components/marketing/model/demo-picture';
import { demoFiles } from '@/tools/quality/pictures/demo-pictures';

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
