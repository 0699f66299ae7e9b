import {
  demoFile,
  demoHeight,
  demoShots,
  demoWidths,
} from '@/components/marketing/model/demo-picture';

test('a picture keeps the proportions of its screenshot', () => {
  expect(demoHeight('desktop', 1312)).toBe(738);
  expect(demoHeight('phone', 1125)).toBe(1935);
});

test('the widths increase and include the fallback', () => {
  for (const { widths, fallback } of Object.values(demoShots)) {
    expect([...widths].sort((a, b) => a - b)).toEqual([...widths]);
    expect(widths).toContain(fallback);
  }
});

test('the fallback has one width, the other formats have all', () => {
  expect(demoWidths('phone', 'png')).toEqual([720]);
  expect(demoWidths('phone', 'avif')).toBe(demoShots.phone.widths);
});

test('a file name contains the screenshot, theme, width and format', () => {
  expect(demoFile('phone', 'dark', 360, 'webp')).toBe('/images/demo/phone-dark-360.webp');
});
