/**
 * Returns equal strings as one string of its own memory. A cell that is cut out of a file's text otherwise keeps all of
 * that text in memory.
 */
export class Interner {
  private readonly known = new Map<string, string>();

  readonly intern = (text: string): string => {
    const known = this.known.get(text);
    if (known !== undefined) return known;
    const own = copyOf(text);
    this.known.set(own, own);
    return own;
  };
}

/** V8 copies a shorter part of a text at once. */
const shortestPart = 13;

/** The same text in memory of its own. */
export const copyOf = (text: string): string =>
  text.length < shortestPart ? text.toWellFormed() : Buffer.from(text, 'utf8').toString('utf8');

/** The same fact with texts in memory of their own, without fields that are undefined or blank. */
export function copyFact<T extends object>(fact: T, own: CopyText = copyOf): T {
  const copy: Record<string, unknown> = {};
  for (const field in fact) {
    const value: unknown = fact[field];
    if (value !== undefined && value !== '') copy[field] = copyValue(value, own);
  }
  return copy as T;
}

type CopyText = (text: string) => string;

function copyValue(value: unknown, own: CopyText): unknown {
  if (typeof value === 'string') return own(value);
  return Array.isArray(value) ? value.map((one) => copyValue(one, own)) : value;
}
