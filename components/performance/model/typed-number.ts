import { compareFractions, fractionOf, type Fraction } from './fraction';

interface TypedNumberRange {
  /** The highest number that is allowed. */
  maximum: number;
  /** How many decimal places are allowed. */
  decimals: number;
}

/** A positive number as a person types it, with a point or a comma; null if it is not one, or too high. */
export function readNumber(text: string, { maximum, decimals }: TypedNumberRange): Fraction | null {
  const typed = text.trim().replace(',', '.');
  if (!/^\d{1,6}(?:\.\d+)?$/.test(typed)) return null;
  if ((typed.split('.')[1] ?? '').length > decimals) return null;
  const value = fractionOf(Number(typed));
  return compareFractions(value, fractionOf(maximum)) > 0 ? null : value;
}
