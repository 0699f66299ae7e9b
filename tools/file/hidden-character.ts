import { showPath, type Path, type Problem } from '@/content/parse';

/** Invisible characters that change how the text around them is displayed or read. */
export const hiddenPattern =
  /[\p{Cc}\u202A-\u202E\u2066-\u2069\uFEFF\uFFFD\uFFF9-\uFFFB]|\p{Surrogate}/u;

/** The first bytes in UTF-8 of such a character, and of an escape that may stand for one. */
const firstBytes = [0x5c, 0x7f, 0xc2, 0xe2, 0xef];

const encodedSign =
  /^(?:\\[bfrtu]|\x7F|\xC2[\x80-\x9F]|\xE2(?:\x80[\xAA-\xAE]|\x81[\xA6-\xA9])|\xEF(?:\xBB\xBF|\xBF[\xB9-\xBD]))/;

/**
 * Returns true if a JSON text in UTF-8 may have such a character, as it is or escaped. `hiddenCharacters` is sure and slow: many
 * programs escape every letter that is not English.
 */
export function mayHaveHiddenCharacters(json: Buffer): boolean {
  return firstBytes.some((first) => {
    for (let at = json.indexOf(first); at >= 0; at = json.indexOf(first, at + 1))
      if (encodedSign.test(json.toString('latin1', at, at + 3))) return true;
    return false;
  });
}

/** Problems for every text with a control character, a change of direction, or a lost letter. */
export function hiddenCharacters(file: string, value: unknown, path: Path = []): Problem[] {
  if (typeof value === 'string') {
    const sign = hiddenPattern.exec(value.replaceAll('\n', ''))?.[0];
    return sign === undefined ? [] : [problem(file, path, value, sign)];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    hiddenCharacters(file, item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

function problem(file: string, path: Path, value: string, sign: string): Problem {
  const code = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const what =
    code === 'FFFD'
      ? 'A letter was lost here when the file was converted.'
      : 'This text has an invisible control character.';
  const before = value.slice(Math.max(0, value.indexOf(sign) - 20), value.indexOf(sign));
  return {
    file,
    path: showPath(path),
    message: what,
    found: `U+${code}${before && ` after ${JSON.stringify(before)}`}`,
    allowed: 'visible characters; type the text again',
  };
}
