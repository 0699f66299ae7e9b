import { isUtf8 } from 'node:buffer';
import { textsOf } from './file-text';

const namedEntities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  szlig: 'ß',
  shy: '',
  zwj: '',
  zwnj: '',
  lrm: '',
  rlm: '',
  ZeroWidthSpace: '',
  NoBreak: '',
};

/** How many layers of escapes are removed: data inside a script inside a page is a string in a string. */
const maxRounds = 3;

/** How many levels of base64 are decoded. */
const maxDepth = 2;

/**
 * A text as it is and as a browser would read it: with each layer of escapes removed, without tags, and with base64
 * decoded.
 */
export function decodedForms(text: string, depth = 0): string[] {
  const layers = [text];
  for (let round = 0; round < maxRounds; round += 1) {
    const last = layers.at(-1) ?? '';
    const next = unescape(last);
    if (next === last) break;
    layers.push(next);
  }
  const decoded = depth < maxDepth ? decodeBase64(layers) : '';
  return [
    ...layers,
    ...new Set(withoutTags(layers.at(-1) ?? '')),
    ...(decoded === '' ? [] : decodedForms(decoded, depth + 1)),
  ];
}

/** Removes one layer: folded lines of a calendar, and escapes of JavaScript, JSON, HTML and addresses. */
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
    .replace(/&([A-Za-z]{1,2})(?:acute|grave|circ|uml|tilde|ring|cedil|caron|slash|lig);/g, '$1')
    .replace(/&([a-zA-Z]+);/g, (all, name: string) => namedEntities[name] ?? all)
    .replace(/(?:%[0-9a-f]{2})+/gi, decodePercent);
}

const character = (code: number, otherwise: string): string =>
  code <= 0x10ffff ? String.fromCodePoint(code) : otherwise;

function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const tag = /<!--[^]{0,2000}?-->|<\/?[a-z][^<>]{0,2000}>/gi;

/** Tags that separate words; all others may be inside a word. */
const between =
  /^<\/?(?:address|article|aside|blockquote|br|dd|div|dl|dt|fieldset|figure|footer|form|h[1-6]|header|hr|img|input|li|main|nav|ol|option|p|section|svg|table|td|text|th|title|tr|ul)\b/i;

/** The text without its tags, both those inside words and those between them. */
function withoutTags(text: string): string[] {
  if (text.search(tag) < 0) return [];
  const read = text.replace(tag, (found) => (between.test(found) ? ' ' : ''));
  // A script has few tags; one way of reading it is enough.
  if (!/^\s*<[!?a-z]/i.test(text)) return [read];
  return [read, text.replace(tag, ' '), text.replace(tag, '')];
}

const base64 = /(?:[A-Za-z0-9+/]{60,76}\r?\n)+[A-Za-z0-9+/]+={0,2}|[A-Za-z0-9+/_-]{6,}={0,2}/g;

/** The decoded base64 of a text and its layers, if it is text or a file with text; one result per line. */
function decodeBase64(layers: readonly string[]): string {
  const runs = new Set<string>();
  for (const layer of layers)
    for (const [run] of layer.matchAll(base64)) {
      runs.add(run);
      // A path or a name may precede it.
      if (inFront.test(run)) for (const part of run.split(inFront)) runs.add(part);
    }
  const found = [...runs].flatMap((run) => (run.length < 6 ? [] : readBytes(run)));
  return found.join('\n');
}

const inFront = /[/_+-]/;

function readBytes(encoded: string): string[] {
  const bytes = Buffer.from(encoded, 'base64');
  if (bytes.length < 4) return [];
  const controls = bytes.some((byte) => byte < 32 && byte !== 9 && byte !== 10 && byte !== 13);
  if (isUtf8(bytes) && !controls) return [bytes.toString('utf8')];
  const letters = bytes.toString('latin1').match(/[\w .,-]/g)?.length ?? 0;
  if (!controls && bytes.length >= 8 && letters > bytes.length * 0.7)
    return [bytes.toString('latin1')];
  return bytes.length > 16 ? textsOf('', bytes, false) : [];
}
