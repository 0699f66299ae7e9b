/** A number as an exact quotient of whole numbers, reduced; the denominator is positive. */
export interface Fraction {
  numerator: bigint;
  denominator: bigint;
}

function greatestDivisor(one: bigint, other: bigint): bigint {
  return other === 0n ? one : greatestDivisor(other, one % other);
}

function reduced(numerator: bigint, denominator: bigint): Fraction {
  const divisor = greatestDivisor(numerator < 0n ? -numerator : numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/** The decimal number that a JSON file has: 0.1 is exactly one tenth. */
export function fractionOf(value: number): Fraction {
  const [digits = '0', exponent = '0'] = String(value).split('e');
  const [whole = '0', decimals = ''] = digits.split('.');
  const shift = Number(exponent) - decimals.length;
  const numerator = BigInt(whole + decimals);
  return shift >= 0
    ? reduced(numerator * 10n ** BigInt(shift), 1n)
    : reduced(numerator, 10n ** BigInt(-shift));
}

export const zero = fractionOf(0);

export const hundred = fractionOf(100);

export function plus(one: Fraction, other: Fraction): Fraction {
  return reduced(
    one.numerator * other.denominator + other.numerator * one.denominator,
    one.denominator * other.denominator,
  );
}

export function minus(one: Fraction, other: Fraction): Fraction {
  return plus(one, { ...other, numerator: -other.numerator });
}

export function times(one: Fraction, other: Fraction): Fraction {
  return reduced(one.numerator * other.numerator, one.denominator * other.denominator);
}

/** One number divided by a number above 0. */
export function over(one: Fraction, other: Fraction): Fraction {
  return reduced(one.numerator * other.denominator, one.denominator * other.numerator);
}

export function sumOf(values: readonly Fraction[]): Fraction {
  return values.reduce(plus, zero);
}

/** Below 0 if the first is less, 0 if they are equal, above 0 if it is more. */
export function compareFractions(one: Fraction, other: Fraction): number {
  const { numerator } = minus(one, other);
  return numerator < 0n ? -1 : numerator > 0n ? 1 : 0;
}

type Rounding = 'half-up' | 'down' | 'up';

/** The whole number below or equal to a fraction. */
function floorOf({ numerator, denominator }: Fraction): bigint {
  const quotient = numerator / denominator;
  return numerator < 0n && numerator % denominator !== 0n ? quotient - 1n : quotient;
}

/** A number with this many decimal places. */
export function rounded(value: Fraction, decimals: number, rounding: Rounding): Fraction {
  const scale = 10n ** BigInt(decimals);
  const scaled = times(value, { numerator: scale, denominator: 1n });
  const shifts = {
    down: zero,
    'half-up': fractionOf(0.5),
    up: { numerator: scaled.denominator - 1n, denominator: scaled.denominator },
  };
  return reduced(floorOf(plus(scaled, shifts[rounding])), scale);
}

/** A number with exactly this many decimal places: "6.95", "7.00". */
export function formatFixed(value: Fraction, decimals: number, rounding: Rounding = 'half-up') {
  const { numerator, denominator } = rounded(value, decimals, rounding);
  const digits = String((numerator * 10n ** BigInt(decimals)) / denominator);
  const unsigned = digits.replace('-', '').padStart(decimals + 1, '0');
  const point = unsigned.length - decimals;
  const text = decimals === 0 ? unsigned : `${unsigned.slice(0, point)}.${unsigned.slice(point)}`;
  return numerator < 0n ? `\u2212${text}` : text;
}

/** A number without trailing zeros, with at most this many decimal places: "139", "138.5". */
export function formatShort(value: Fraction, decimals = 4): string {
  const text = formatFixed(value, decimals);
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}
