import { readFileSync } from 'node:fs';

/** A colour token in the light and dark theme, as #rrggbb. */
type Pair = readonly [light: string, dark: string];

const sheet = readFileSync('app/globals.css', 'utf8');
/** The tokens used on screen; the print overrides come later in the file. */
const [css = ''] = /@theme \{[\s\S]*?\n\}/.exec(sheet) ?? [];
const [moreCss = ''] =
  /@media screen and \(prefers-contrast: more\) \{[\s\S]*?\n {2}\}/.exec(sheet) ?? [];

function tokensOf(source: string): [name: string, colors: Pair][] {
  const values =
    /--color-([\w-]+):\s*(?:light-dark\(\s*)?(#[0-9a-f]{6})(?:\s*,\s*(#[0-9a-f]{6})\s*\))?;/gi;
  return [...source.matchAll(values)].map(([, name = '', light = '', dark = light]) => [
    name,
    [light, dark],
  ]);
}

const tokens = new Map(tokensOf(css));
/** The tokens with the overrides for `prefers-contrast: more`. */
const moreTokens = new Map([...tokens, ...tokensOf(moreCss)]);

/** Relative luminance as defined in WCAG 2.2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio as defined in WCAG 2.2, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

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
  const plain = ['transparent', 'current'];
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
