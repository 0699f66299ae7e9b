/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { colorTokens, contrast, grounds as pageGrounds, weakPairs } from '@/content/schema/color';

/** A colour token in the light and dark theme, as #rrggbb. */
type Pair = readonly [light: string, dark: string];

const sheet = readFileSync('app/globals.css', 'utf8');
/** The tokens used on screen; the print overrides come later in the file. */
const [css = ''] = /@theme \{[\s\S]*?\n\}/.exec(sheet) ?? [];
const [moreCss = ''] =
  /@media screen and \(prefers-contrast: more\) \{[\s\S]*?\n {2}\}/.exec(sheet) ?? [];

function tokensOf(source: string): [name: string, colors: Pair][] {
  const values =
    /--color-([\w-]+):\s*(?:var\(--college-[\w-]+,\s*)?(?:light-dark\(\s*)?(#[0-9a-f]{6})(?:\s*,\s*(#[0-9a-f]{6})\s*\))?\)?;/gi;
  return [...source.matchAll(values)].map(([, name = '', light = '', dark = light]) => [
    name,
    [light, dark],
  ]);
}

const tokens = new Map(tokensOf(css));
/** The tokens with the overrides for `prefers-contrast: more`. */
const moreTokens = new Map([...tokens, ...tokensOf(moreCss)]);

function colorOf(name: string, theme: number, from = tokens): string {
  const color = from.get(name)?.[theme];
  if (!color) throw new Error(`app/globals.css has no colour --color-${name}.`);
  return color;
}

const themes = ['light', 'dark'] as const;

const grounds = ['canvas', 'surface', 'sunken'];

/** Text tokens and the backgrounds they appear on. */
const texts: [text: string, grounds: string[]][] = [
  ['text', [...grounds, 'brand-soft']],
  ['muted', grounds],
  ['brand', [...grounds, 'brand-soft']],
  ['on-brand', ['brand']],
  ['on-feature', ['feature']],
  ['on-accent', ['accent']],
  ['on-ink', ['ink']],
  ['ink', ['on-ink']],
  ['approved', ['approved-fill', 'surface']],
  ['pending', ['pending-fill', 'surface']],
  ['rejected', ['rejected-fill', 'surface']],
  ['quiz', ['quiz-fill', 'surface']],
  ['exam', ['exam-fill', 'surface']],
];

/** Tokens of controls and graphics, and the backgrounds they appear on. */
const graphics: [mark: string, grounds: string[]][] = [
  ['control', ['canvas', 'surface', 'sunken']],
  ['brand', ['canvas', 'surface', 'sunken']],
  ['orange', ['surface']],
  ['red', ['surface']],
  ['purple', ['surface']],
];

const rows = (table: [string, string[]][]) =>
  table.flatMap(([front, backs]) =>
    backs.flatMap((back) => themes.map((theme, index) => [front, back, theme, index] as const)),
  );

test('the contrast ratio matches WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrast('#0b5563', '#0b5563')).toBe(1);
});

test('every colour token has a value for both themes', () => {
  const named = [...css.matchAll(/--color-([a-z-]+):/g)].map(([, name]) => name);
  const plain = ['transparent', 'current', 'scrim'];
  expect([...tokens.keys(), ...plain].sort()).toEqual(named.sort());
});

test.each(rows(texts))(
  '%s on %s in the %s theme has a contrast of at least 4.5:1',
  (front, back, _theme, index) => {
    expect(contrast(colorOf(front, index), colorOf(back, index))).toBeGreaterThanOrEqual(4.5);
  },
);

test.each(rows(graphics))(
  '%s on %s in the %s theme has a contrast of at least 3:1',
  (front, back, _theme, index) => {
    expect(contrast(colorOf(front, index), colorOf(back, index))).toBeGreaterThanOrEqual(3);
  },
);

test.each(rows(texts))(
  '%s on %s in the %s theme has at least 7:1 with more contrast',
  (front, back, _theme, index) => {
    const ratio = contrast(colorOf(front, index, moreTokens), colorOf(back, index, moreTokens));
    expect(ratio).toBeGreaterThanOrEqual(7);
  },
);

test.each(rows([...graphics, ['line', grounds]]))(
  '%s on %s in the %s theme has at least 4.5:1 with more contrast',
  (front, back, _theme, index) => {
    const ratio = contrast(colorOf(front, index, moreTokens), colorOf(back, index, moreTokens));
    expect(ratio).toBeGreaterThanOrEqual(4.5);
  },
);

test('the backgrounds that a college’s colours are checked on are those of the pages', () => {
  for (const [name, colors] of Object.entries(pageGrounds))
    expect(tokens.get(name)).toEqual(colors);
});

describe('the colours of a college', () => {
  it.each(['#7a0c2e', '#0b5563', '#1d3f8b', '#245c2b', '#000000'])(
    'derive from %s what is readable in both themes and with more contrast',
    (brand) => {
      expect(weakPairs({ brand, accent: '#f0a020' })).toEqual([]);
      const { tokens: own, more } = colorTokens({ brand, accent: '#f0a020' });
      for (const index of [0, 1] as const) {
        expect(contrast(own['on-feature'][index], own.feature[index])).toBeGreaterThan(4.5);
        for (const ground of Object.values(pageGrounds))
          expect(contrast(more.brand[index], ground[index])).toBeGreaterThanOrEqual(7);
        expect(contrast(more['on-feature'][index], more.feature[index])).toBeGreaterThanOrEqual(7);
      }
    },
  );

  it('name the pair that is not readable', () => {
    expect(weakPairs({ brand: '#f5d020', accent: '#f0a020' })[0]).toMatchObject({
      color: 'brand',
      theme: 'light',
      text: 'brand on canvas (#f5d020 on #f6f3ec)',
    });
    const dark = { brand: '#202020' };
    expect(weakPairs({ brand: '#0b5563', accent: '#f0a020', dark })[0]?.theme).toBe('dark');
  });
});
