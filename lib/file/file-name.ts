/** Characters not allowed in a file name: invisible, changing the text direction, or unassigned. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}]/gu;

/** Zero-width joiners, which Devanagari and other scripts need. */
const joiners = /[\u200c\u200d]/;

/** A file name without its path and invisible characters. */
export function readableName(name: string): string {
  const visible = name
    .toWellFormed()
    .normalize('NFC')
    .replace(invisible, (sign) => (joiners.test(sign) ? sign : ''));
  return (visible.split(/[/\\]/).at(-1) ?? '').replace(/\s+/g, ' ').trim();
}
