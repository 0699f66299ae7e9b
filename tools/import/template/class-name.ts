import type { Table } from '../source/table';

/** The parts that the class of a person is made of: year, branch, section, class. */
export type ClassParts = Readonly<Record<string, string | undefined>>;

const part = /\{(\w+)\}/g;

/** The class that a pattern such as "{year} {branch}-{section}" makes of the parts; undefined if one is missing. */
export function classPattern(pattern: string, parts: ClassParts): string | undefined {
  let isWhole = true;
  const name = pattern.replace(part, (_, key: string) => {
    const value = parts[key]?.trim();
    if (!value) isWhole = false;
    return value ?? '';
  });
  return isWhole ? name : undefined;
}

const degree = String.raw`(?:year|yr|b\.?\s?tech|m\.?\s?tech|b\.?\s?e|m\.?\s?e|b\.?\s?sc|m\.?\s?sc|b\.?\s?com|b\.?\s?a|bca|mca|bba|mba|b\.?\s?pharm)`;
const year = new RegExp(
  String.raw`(?:^|[^\p{L}\d])(I{1,3}|IV|V|[1-5])(?:st|nd|rd|th)?[\s.-]*${degree}(?![\p{L}])`,
  'iu',
);
const branch = /\b(?:branch|department|dept)\s*[:=-]\s*(.+)$/i;

/** Returns what the sheet and the rows above the header say of the class of all rows: "II B.TECH I SEMESTER", "Section: A". */
export function namedParts({ sheet, preamble }: Table, section: string | undefined): ClassParts {
  const texts = [sheet ?? '', ...preamble.flatMap(({ cells }) => cells)];
  const first = (pattern: RegExp) => texts.flatMap((text) => pattern.exec(text)?.[1] ?? [])[0];
  return { year: first(year)?.toUpperCase(), branch: first(branch)?.trim(), section };
}
