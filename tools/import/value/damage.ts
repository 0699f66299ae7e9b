import type { ValueEvidence } from './evidence';

/** A change that a spreadsheet has made to an id. */
interface Damage {
  kind: 'rounded' | 'lost-zeros';
  /** The id as it probably was. A question mark is a digit that is lost. */
  likely: string;
}

const rounded = /^(\d)(?:[.,](\d+))?E\+(\d+)$/i;
/** Numbers of more digits are ids with an E that a spreadsheet has taken for a number: 2.2E+104 was 22E103. */
const mostDigits = 20;

function roundedId(text: string): Damage | undefined {
  const match = rounded.exec(text);
  if (!match) return undefined;
  const [, first = '', more = '', power = ''] = match;
  const zeros = Number(power);
  const likely =
    zeros > mostDigits
      ? `${first}${more}E${zeros - more.length}`
      : `${first}${more}`.padEnd(zeros + 1, '?');
  return { kind: 'rounded', likely };
}

/**
 * Finds what a spreadsheet has probably done to an id: 1.02E+11, or a number that is shorter than the `length` that all
 * ids of its column have.
 */
export function looksDamaged(text: string, length?: number): Damage | undefined {
  if (length !== undefined && text.length < length && /^\d+$/.test(text))
    return { kind: 'lost-zeros', likely: text.padStart(length, '0') };
  return text.length < 40 ? roundedId(text) : undefined;
}

/** Learns which length the numbers of a column have, if it is one length. */
export class LengthEvidence implements ValueEvidence {
  /** The count of numbers by their length. */
  private readonly counts: number[] = [];
  private total = 0;
  private zeroLength: number | undefined;
  private fits = true;
  readonly settled = false;

  observe(text: string): void {
    const first = text.charCodeAt(0);
    if (first < 48 || first > 57 || text.length > 30 || !isNumber(text)) return;
    this.counts[text.length] = (this.counts[text.length] ?? 0) + 1;
    this.total++;
    if (first !== 48 || text.length === 1) return;
    this.fits &&= this.zeroLength === undefined || this.zeroLength === text.length;
    this.zeroLength = text.length;
  }

  /**
   * The length of undamaged numbers: the longest one, if numbers with a 0 in front have it, or if it has five digits
   * or more and four of five numbers have it.
   */
  get length(): number | undefined {
    const longest = this.counts.length - 1;
    if (this.total === 0 || !this.fits) return undefined;
    if (this.zeroLength !== undefined) return this.zeroLength === longest ? longest : undefined;
    return longest >= 5 && (this.counts[longest] ?? 0) >= this.total * 0.8 ? longest : undefined;
  }
}

function isNumber(text: string): boolean {
  for (let index = 1; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code < 48 || code > 57) return false;
  }
  return true;
}
