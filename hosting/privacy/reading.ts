const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** How often a text may be wrapped: data inside a script inside a page is written as a string in a string. */
const rounds = 3;

/** A text as it stands, and as a browser would read it once each layer of escapes is taken off. */
export function readings(text: string): string[] {
  const found = [text];
  for (let round = 0; round < rounds; round += 1) {
    const last = found.at(-1) ?? '';
    const next = unescape(last);
    if (next === last) break;
    found.push(next);
  }
  return found;
}

/** Takes off one layer: folded lines of a calendar, escapes of JavaScript and JSON, of HTML and of addresses. */
function unescape(text: string): string {
  return text
    .replace(/\r?\n[ \t]/g, '')
    .replace(/\\+(?:u\{([0-9a-f]+)\}|u([0-9a-f]{4})|x([0-9a-f]{2}))/gi, (all, ...hex: string[]) =>
      character(parseInt(hex[0] ?? hex[1] ?? hex[2] ?? '', 16), all),
    )
    .replace(/\\+[nrtbfv]/g, ' ')
    .replace(/\\(["'`\\/,;])/g, '$1')
    .replace(/&#x([0-9a-f]+);/gi, (all, hex: string) => character(parseInt(hex, 16), all))
    .replace(/&#(\d+);/g, (all, digits: string) => character(Number(digits), all))
    .replace(/&(amp|lt|gt|quot|apos|nbsp);/g, (all, name: string) => named[name] ?? all)
    .replace(/(?:%[0-9a-f]{2})+/gi, decodePercent);
}

function character(code: number, otherwise: string): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : otherwise;
}

function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
