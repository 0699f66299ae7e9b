import type { Path } from '@/content/parse';

/** A problem in a JSON text, explained for people who do not program; `at` counts characters from 0. */
interface JsonProblem {
  at: number;
  message: string;
  allowed: string;
}

/** Positions in a JSON text: the character that each value starts at, by its path, and names that are used twice. */
export interface JsonSource {
  offsets: ReadonlyMap<string, number>;
  /** The position of a name itself, by the path of its value. */
  names: ReadonlyMap<string, number>;
  duplicates: readonly { path: Path; name: string; at: number; firstAt: number }[];
}

const space = /[ \t\n\r]*/y;
const string = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const scalar = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.])/y;
const bare = /[^\s,:[\]{}"]+/y;
const openText = /"[^"\n]*/y;

/** No content is nested as deeply; far deeper brackets would exceed the stack. */
const maxDepth = 100;

class ParseError extends Error {
  constructor(readonly problem: JsonProblem) {
    super(problem.message);
  }
}

/** A path as one text; names in a schema contain no slash. */
export const pathKey = (path: Path): string => path.map(String).join('/');

/** Reads the positions in a text, or the first problem that makes it invalid JSON. */
export function readJsonSource(text: string): JsonSource | JsonProblem {
  try {
    return new Reader(text).read();
  } catch (error) {
    if (error instanceof ParseError) return error.problem;
    throw error;
  }
}

class Reader {
  #at = 0;
  readonly #offsets = new Map<string, number>();
  readonly #names = new Map<string, number>();
  readonly #duplicates: { path: Path; name: string; at: number; firstAt: number }[] = [];

  constructor(readonly text: string) {}

  read(): JsonSource {
    this.#space();
    if (this.#at === this.text.length) this.#stop(0, 'The file is empty.', 'an entry in { }');
    this.#value([]);
    this.#space();
    if (this.#at < this.text.length)
      this.#stop(this.#at, 'There is text after the last bracket.', 'nothing after it');
    return { offsets: this.#offsets, names: this.#names, duplicates: this.#duplicates };
  }

  #value(path: Path): void {
    if (path.length > maxDepth)
      this.#stop(this.#at, 'Brackets are nested too deeply.', `at most ${maxDepth} levels`);
    this.#offsets.set(pathKey(path), this.#at);
    if (this.text[this.#at] === '{') this.#list('{', '}', () => this.#member(path));
    else if (this.text[this.#at] === '[') {
      let index = 0;
      this.#list('[', ']', () => this.#value([...path, index++]));
    } else if (this.#take(string) === undefined && this.#take(scalar) === undefined)
      this.#stopAtValue();
  }

  /** A name, its colon and its value. */
  #member(path: Path): void {
    const at = this.#at;
    const quoted = this.#take(string) ?? this.#stopAtName();
    const name = JSON.parse(quoted) as string;
    const key = pathKey([...path, name]);
    const firstAt = this.#names.get(key);
    if (firstAt !== undefined) this.#duplicates.push({ path, name, at, firstAt });
    this.#names.set(key, at);
    const end = this.#at;
    this.#space();
    if (this.#take(/:/y) === undefined)
      this.#stop(end, `A colon is missing after ${quoted}.`, `${quoted}: and its value`);
    this.#space();
    this.#value([...path, name]);
  }

  #list(open: string, close: string, item: () => void): void {
    const start = this.#at;
    this.#at += 1;
    this.#space();
    if (this.#takeText(close)) return;
    for (;;) {
      const before = this.#at;
      this.#stopAtEnd(start, open, close);
      item();
      const end = this.#at;
      this.#space();
      if (this.#takeText(close)) return;
      const comma = this.#at;
      this.#stopAtEnd(start, open, close);
      if (!this.#takeText(',')) this.#stopAfter(this.text.slice(before, end), end, close);
      this.#space();
      if (this.text[this.#at] === close)
        this.#stop(comma, `Remove the comma before ${close}.`, `no comma before ${close}`);
    }
  }

  #stopAtEnd(start: number, open: string, close: string): void {
    if (this.#at === this.text.length)
      this.#stop(start, `This ${open} is never closed.`, `a ${close} at its end`);
  }

  /** A value is followed by neither a comma nor the end of the list. */
  #stopAfter(item: string, end: number, close: string): never {
    const next = this.text[this.#at] ?? '';
    if (/[\]}]/.test(next))
      this.#stop(this.#at, `${next} closes what ${close} should close.`, `${close} or a comma`);
    if (this.text.startsWith('//', this.#at) || this.text.startsWith('/*', this.#at))
      this.#stop(this.#at, 'JSON has no comments. Remove this one.', 'JSON without comments');
    if (next === ':' || next === ';')
      this.#stop(this.#at, `There is ${next} instead of a comma.`, 'a comma');
    const last = item.split('\n').at(-1)?.trim() ?? '';
    this.#stop(end, `A comma is missing after ${shorten(last)}.`, `${shorten(last)},`);
  }

  #stopAtName(): never {
    const at = this.#at;
    this.#stopAtText('The name');
    const word = this.#take(bare);
    if (word === undefined || /^[\d.]/.test(word))
      this.#stop(at, 'A name in double quotes is missing.', '"name": value');
    this.#stop(at, `The name ${shorten(word)} needs double quotes.`, `"${plainWord(word)}"`);
  }

  #stopAtValue(): never {
    const at = this.#at;
    if (at === this.text.length)
      this.#stop(at, 'The file ends too early.', 'a value, and every bracket closed');
    this.#stopAtText('The text');
    const word = this.#take(bare);
    if (word === undefined)
      this.#stop(at, `A value is missing before ${this.text[at]}.`, 'a value');
    if (/^(?:true|false|null)$/i.test(word))
      this.#stop(at, `${word} must be in lower case.`, word.toLowerCase());
    if (/^[+-]?\.?\d/.test(word))
      this.#stop(
        at,
        `${shorten(word)} is not a number.`,
        'digits with a decimal point, no + sign and no leading 0: 9.5',
      );
    this.#stop(at, `The text ${shorten(word)} needs double quotes.`, `"${plainWord(word)}"`);
  }

  /** Reports a problem in a quoted text, or a comment in its place. */
  #stopAtText(what: string): void {
    const at = this.#at;
    if (/^\/[/*]/.test(this.text.slice(at, at + 2)))
      this.#stop(at, 'JSON has no comments. Remove this one.', 'JSON without comments');
    if (/['‘’“”„«]/.test(this.text[at] ?? ''))
      this.#stop(at, `${what} needs straight double quotes.`, '"…"');
    const open = this.#take(openText);
    if (open === undefined) return;
    const odd = /[\u0000-\u001f]/.exec(open);
    const backslash = /\\(?!["\\/bfnrt]|u[0-9a-fA-F]{4})/.exec(open);
    if (odd)
      this.#stop(at + odd.index, `${what} has a tab or another control character.`, 'a space');
    if (backslash) this.#stop(at + backslash.index, 'Write a backslash in a text twice.', '\\\\');
    this.#stop(at, `${what} ${shorten(open)} has no closing quote on its line.`, '"…" in one line');
  }

  #stop(at: number, message: string, allowed: string): never {
    throw new ParseError({ at, message, allowed });
  }

  #space(): void {
    this.#take(space);
  }

  #takeText(text: string): boolean {
    if (!this.text.startsWith(text, this.#at)) return false;
    this.#at += text.length;
    return true;
  }

  #take(token: RegExp): string | undefined {
    token.lastIndex = this.#at;
    const taken = token.exec(this.text)?.[0];
    if (taken !== undefined) this.#at += taken.length;
    return taken;
  }
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

/** A word without surrounding single or curly quotes. */
function plainWord(word: string): string {
  return shorten(word.replace(/^['‘’“”]|['‘’“”]$/g, ''));
}

/** The line and column of a character, both counted from 1. */
export function lineOf(text: string, at: number): { line: number; column: number } {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
