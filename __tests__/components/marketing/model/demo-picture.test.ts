import {
  demoFile,
  demoHeight,
  demoShots,
  demoWidths,
} from '@/components/marketing/model/demo-picture';

test('a picture keeps the proportions of its photograph', () => {
  expect(demoHeight('desktop', 1312)).toBe(738);
  expect(demoHeight('phone', 1125)).toBe(1935);
});

test('widths rise, and the fallback is one of them', () => {
  for (const { widths, fallback } of Object.values(demoShots)) {
    expect([...widths].sort((a, b) => a - b)).toEqual([...widths]);
    expect(widths).toContain(fallback);
  }
});

test('the fallback is built in one width, the other formats in all', () => {
  expect(demoWidths('phone', 'png')).toEqual([720]);
  expect(demoWidths('phone', 'avif')).toBe(demoShots.phone.widths);
});

test('a file is named after what it shows', () => {
  expect(demoFile('phone', 'dark', 360, 'webp')).toBe('/images/demo/phone-dark-360.webp');
});
