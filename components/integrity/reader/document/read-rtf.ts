import type { TextPage } from '../../model/text';
import { isWhite } from '../pdf/graphics-state';
import { decodeAs } from '../plain-text';
import { ReadError } from '../read-error';
import { PageText, withNotes, type TextLook } from './page-text';
import { coloursOf, fontEncodings } from './rtf-table';

/** Groups that are no text of the document; of a drawing only the text is read, once. */
const leftOut = new Set([
  ...[
    'fonttbl',
    'colortbl',
    'stylesheet',
    'info',
    'pict',
    'object',
    'listtext',
    'pntext',
    'fldinst',
  ],
  ...['header', 'headerl', 'headerr', 'headerf', 'footer', 'footerl', 'footerr', 'footerf'],
  ...['sp', 'shprslt', 'xe', 'tc', 'annotation', 'nonesttables'],
]);
/** Groups with text, which programs that do not know them leave out. */
const known = new Set(['shppict', 'shpinst', 'shptxt', 'footnote', 'fldrslt']);

const symbols: Readonly<Record<string, string>> = {
  ...{ par: '\n', '\n': '\n', '\r': '\n', sect: '\n', line: '\n', row: '\n' },
  ...{ footnote: '\n', nestrow: '\n', nestcell: ' ', tab: ' ' },
  ...{ cell: ' ', emspace: ' ', enspace: ' ', '~': '\u00a0', emdash: '—', endash: '–', _: '-' },
  ...{ bullet: '•', lquote: '‘', rquote: '’', ldblquote: '“', rdblquote: '”' },
  ...{ zwj: '\u200d', zwnj: '\u200c', '{': '{', '}': '}', '\\': '\\' },
};

const token = /\\([a-z]+)(-?\d+)? ?|\\'([\da-f]{2})|\\([^a-z])|([{}])|([^\\{}\r\n]+)/gi;
const deepest = 1000;

/** In half points. */
const smallestSize = 2;

/** How a character is written; the first one may be changed by `plain`. */
const plain = { isVanished: false, isDeleted: false, size: 24, colour: 0, isShaded: false };
const first = {
  ...{ ...plain, isLeftOut: false, isOptional: false, isNote: false, isInTable: false },
  ...{ font: 0, skip: 1 },
};

/** The pages of a document in the Rich Text Format (version 1.9.1), with its notes at the end. Throws ReadError. */
export function readRtf(source: string): readonly TextPage[] {
  const colours = coloursOf(source);
  const encodingOf = fontEncodings(source);
  const page = new PageText();
  const notes = new PageText();
  const stack: (typeof first)[] = [];
  let state = { ...first };
  let waiting: number[] = [];
  /** Characters that stand for the last one in programs without Unicode. */
  let toSkip = 0;

  const look = (): TextLook => {
    if (state.isVanished || state.size <= smallestSize) return 'hidden';
    const isHidden = isWhite(colours[state.colour] ?? '') && !state.isShaded && !state.isInTable;
    return isHidden ? 'gap' : 'seen';
  };
  const add = (text: string) => {
    if (state.isLeftOut || state.isDeleted || text === '') return;
    (state.isNote ? notes : page).append(text, text.trim() === '' ? 'seen' : look());
  };
  const addBytes = (codes: readonly number[]) => {
    const kept = codes.slice(toSkip);
    toSkip = Math.max(0, toSkip - codes.length);
    for (const code of kept) waiting.push(code);
  };
  const write = () => {
    if (waiting.length > 0) add(decodeAs(encodingOf(state.font), Uint8Array.from(waiting)));
    waiting = [];
  };
  const follow = (word: string, value: number | undefined) => {
    if (leftOut.has(word) || (state.isOptional && !known.has(word))) state.isLeftOut = true;
    state.isOptional = false;
    if (word === 'u') {
      add(String.fromCharCode((value ?? 0) & 0xffff));
      toSkip = state.skip;
    } else if (word === 'uc') state.skip = value ?? 1;
    else if (word === 'page') page.addPage();
    else if (word === 'pagebb') {
      if (value !== 0 && !state.isLeftOut && !page.isBlank) page.addPage();
    } else if (word === 'footnote') state.isNote = true;
    else if (word === 'plain') Object.assign(state, plain);
    else if (word === 'pard') Object.assign(state, { isShaded: false, isInTable: false });
    else if (word === 'intbl') state.isInTable = true;
    else if (word === 'v') state.isVanished = value !== 0;
    else if (word === 'deleted' || word === 'mvf') state.isDeleted = value !== 0;
    else if (word === 'fs') state.size = value ?? plain.size;
    else if (word === 'cf') state.colour = value ?? 0;
    else if (word === 'f') state.font = value ?? 0;
    else if (/^(?:highlight|cb|chcbpat|cbpat)$/.test(word)) state.isShaded = value !== 0;
    add(symbols[word] ?? '');
  };

  token.lastIndex = 0;
  for (let found; (found = token.exec(source));) {
    const [, word, value, byte, sign, brace, text] = found;
    if (byte) addBytes([parseInt(byte, 16)]);
    else if (text) addBytes([...text].map((one) => one.charCodeAt(0)));
    else {
      write();
      toSkip = 0;
      if (brace === '{') stack.push({ ...state });
      else if (brace) state = stack.pop() ?? { ...first };
      else if (sign === '*') state.isOptional = true;
      else if (word) follow(word, value === undefined ? undefined : Number(value));
      else add(symbols[sign ?? ''] ?? '');
      if (word === 'bin') token.lastIndex += Math.max(0, Number(value ?? 0));
      if (stack.length > deepest) throw new ReadError('damaged');
    }
  }
  write();
  return withNotes(page.pages, notes.pages);
}
