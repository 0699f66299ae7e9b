/** Control characters, lone surrogates, and marks that change the direction of a text, which can disguise it. */
export const disguises = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu;

/** A text of somebody else without the characters that can disguise it. */
export function plainText(text: string): string {
  return text.replace(disguises, '');
}
