/** The bytes 80 to 9F in Windows-1252; the others equal Latin-1. Node reads this encoding as Latin-1 throughout. */
const letters = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** Text whose bytes were read as Latin-1, in Windows-1252. */
export function fromLatin1(text: string): string {
  return text.replace(/[\x80-\x9f]/g, (letter) => letters[letter.charCodeAt(0) - 0x80] ?? letter);
}
