/** A colour in the light and in the dark theme, as #rrggbb. */
type ThemeColor = readonly [light: string, dark: string];

/** The colours that a college chooses. */
export interface CollegeColors {
  brand: string;
  accent: string;
  /** Their counterparts in the dark theme; derived if left out. */
  dark?: { brand?: string | undefined; accent?: string | undefined } | undefined;
}

/** The backgrounds of pages, as app/globals.css has them. */
export const grounds = {
  canvas: ['#f6f3ec', '#0e1517'],
  surface: ['#ffffff', '#162023'],
  sunken: ['#efebe1', '#0a1012'],
} as const satisfies Record<string, ThemeColor>;

const themes = ['light', 'dark'] as const;

const channelsOf = (color: string) =>
  [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16)) as [number, number, number];

/** Relative luminance as defined in WCAG 2.2. */
function luminance(color: string): number {
  const [red, green, blue] = channelsOf(color).map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio as defined in WCAG 2.2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The first colour with a share of the second one, from 0 to 1. */
function mix(one: string, other: string, share: number): string {
  const to = channelsOf(other);
  const mixed = channelsOf(one).map((value, at) => value + (to[at]! - value) * share);
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/** The colour, as far towards the other one as the least contrast to every background needs. */
function reach(color: string, towards: string, backs: readonly string[], least: number): string {
  const steps = Array.from({ length: 101 }, (_, step) => mix(color, towards, step / 100));
  const isReached = (one: string) => backs.every((back) => contrast(one, back) >= least);
  return steps.find(isReached) ?? towards;
}

const [white, ink] = ['#ffffff', '#1a2024'];

/** Text on a colour: white or dark, whichever has more contrast. */
const textOn = (color: string) => (contrast(white, color) >= contrast(ink, color) ? white : ink);

const backsOf = (theme: 0 | 1, brandSoft: string) => [
  ...Object.values(grounds).map((ground) => ground[theme]),
  brandSoft,
];

/** The colour tokens of a college, and those for people who ask for more contrast (`more`). */
export function colorTokens({ brand, accent, dark = {} }: CollegeColors) {
  const soft = [mix('#ffffff', brand, 0.12), mix(grounds.surface[1], brand, 0.2)] as const;
  const brandDark = dark.brand ?? reach(brand, white, backsOf(1, soft[1]), 4.5);
  const accentDark = dark.accent ?? accent;
  const feature = [brand, soft[1]] as const;
  const tokens = {
    brand: [brand, brandDark],
    'on-brand': [textOn(brand), textOn(brandDark)],
    'brand-soft': soft,
    feature,
    'on-feature': [textOn(brand), textOn(soft[1])],
    accent: [accent, accentDark],
    'on-accent': [textOn(accent), textOn(accentDark)],
  } as const satisfies Record<string, ThemeColor>;
  const most = 7;
  const more = {
    brand: [
      reach(brand, '#000000', backsOf(0, soft[0]), most),
      reach(brandDark, white, backsOf(1, soft[1]), most),
    ],
    feature: [reach(brand, '#000000', [white], most), reach(soft[1], '#000000', [white], most)],
    'on-feature': [white, white],
  } as const satisfies Record<string, ThemeColor>;
  return { tokens, more };
}

/** A pair of colours with too little contrast. */
interface WeakPair {
  color: 'brand' | 'accent';
  theme: (typeof themes)[number];
  text: string;
  ratio: number;
}

/** The pairs of a college's colours below 4.5:1, which text needs. */
export function weakPairs(colors: CollegeColors): WeakPair[] {
  const { tokens } = colorTokens(colors);
  return themes.flatMap((theme, index) => {
    const at = (token: keyof typeof tokens) => tokens[token][index]!;
    const backs = { ...grounds, 'brand-soft': tokens['brand-soft'] };
    const pairs = [
      ...Object.entries(backs).map(
        ([name, back]) => ['brand', `brand on ${name}`, at('brand'), back[index]!] as const,
      ),
      ['brand', 'text on brand', at('on-brand'), at('brand')] as const,
      ['accent', 'text on accent', at('on-accent'), at('accent')] as const,
    ];
    return pairs.flatMap(([color, pair, front, back]) => {
      const ratio = contrast(front, back);
      return ratio >= 4.5 ? [] : [{ color, theme, ratio, text: `${pair} (${front} on ${back})` }];
    });
  });
}

/** The style attribute that gives a page the colours of its college. */
export function colorStyle(colors: CollegeColors): Record<`--college-${string}`, string> {
  const { tokens, more } = colorTokens(colors);
  const entries = (suffix: string, all: Record<string, ThemeColor>) =>
    Object.entries(all).map(([name, [light, dark]]) => [
      `--college-${name}${suffix}`,
      `light-dark(${light}, ${dark})`,
    ]);
  return Object.fromEntries([...entries('', tokens), ...entries('-more', more)]);
}
