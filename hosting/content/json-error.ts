/** Where a text stops being JSON, counted from 1, and the character that stands there. */
export interface JsonError {
  line: number;
  column: number;
  found: string;
}

const space = /[ \t\n\r]*/y;
const string = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const scalar = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.])/y;

/**
 * Finds the first place where a text is not JSON, or undefined when it is.
 * `JSON.parse` names a position only in some of its messages, and in others from Node 22 on.
 */
export function findJsonError(text: string): JsonError | undefined {
  let at = 0;
  const take = (token: RegExp | string): boolean => {
    if (typeof token === 'string') {
      if (!text.startsWith(token, at)) return false;
      at += token.length;
      return true;
    }
    token.lastIndex = at;
    if (!token.test(text)) return false;
    at = token.lastIndex;
    return true;
  };
  const takeSpaced = (token: RegExp | string): boolean => {
    take(space);
    const taken = take(token);
    if (taken) take(space);
    return taken;
  };
  const list = (close: string, item: () => boolean): boolean => {
    if (takeSpaced(close)) return true;
    do {
      if (!item()) return false;
    } while (takeSpaced(','));
    return takeSpaced(close);
  };
  const value = (): boolean => {
    if (takeSpaced('{')) return list('}', () => takeSpaced(string) && takeSpaced(':') && value());
    if (takeSpaced('[')) return list(']', value);
    return takeSpaced(string) || takeSpaced(scalar);
  };
  if (value() && at === text.length) return undefined;
  const before = text.slice(0, at).split('\n');
  const found = text.slice(at, at + 20).split(/\s/)[0];
  return {
    line: before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
    found: at >= text.length ? 'the end of the file' : found || 'a line break',
  };
}
