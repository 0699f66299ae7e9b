/** What a file may not contain in its name: it is invisible, turns the reading direction, or is not a character. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}]/gu;

/** Devanagari and other scripts write with these two. */
const joiners = /[\u200c\u200d]/;

/** A file's name without what cannot be seen and without its path. */
export function readableName(name: string): string {
  const visible = name
    .toWellFormed()
    .normalize('NFC')
    .replace(invisible, (sign) => (joiners.test(sign) ? sign : ''));
  return (visible.split(/[/\\]/).at(-1) ?? '').replace(/\s+/g, ' ').trim();
}
