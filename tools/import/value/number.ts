const groupedWithPoint =
  /^[+-]?\d{1,3}(?:[,'\u2019\u00a0\u202f ]\d{2,3})*(?:[,'\u2019\u00a0\u202f ]\d{3})(?:\.\d+)?$/;
const groupedWithComma =
  /^[+-]?\d{1,3}(?:[.'\u2019\u00a0\u202f ]\d{2,3})*(?:[.'\u2019\u00a0\u202f ]\d{3})(?:,\d+)?$/;
const plain = /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/;

/** A longer text is no number. */
const longest = 40;

/**
 * The number of a text such as "94", "1,234.5", "1.234,5", "8,5" or "94 %" (which is 94). A comma and three digits are
 * thousands ("1,234") and a dot and three digits are decimals ("1.234").
 */
export function parseNumber(text: string): number | undefined {
  if (text.length > longest) return undefined;
  const bare = text.replace(/\s*%$/, '').trim();
  if (/^[+-]?\d+$/.test(bare)) return Number(bare);
  if (groupedWithPoint.test(bare)) return Number(bare.replace(/[^\d.+-]/g, ''));
  if (plain.test(bare)) return Number(bare.replace(',', '.'));
  if (!groupedWithComma.test(bare)) return undefined;
  return Number(bare.replace(/[^\d,+-]/g, '').replace(',', '.'));
}

/** Points, and the highest possible points if they are written with them. */
export interface Score {
  value: number;
  maximum?: number;
}

/** The points of "18", "18/20", "18 out of 20" or "94 %" (94 of 100). */
export function parseScore(text: string): Score | undefined {
  if (text.length > longest * 2) return undefined;
  const [first = '', second, ...more] = text.split(/\s*\/\s*|\s+out of\s+/i);
  const value = parseNumber(first);
  if (value === undefined || more.length > 0) return undefined;
  if (second === undefined) return text.endsWith('%') ? { value, maximum: 100 } : { value };
  const maximum = parseNumber(second);
  return maximum === undefined ? undefined : { value, maximum };
}
