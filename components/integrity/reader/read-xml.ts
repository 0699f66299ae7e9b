import { ReadError } from './read-message';

/** Is told the tags and texts of an XML document. */
interface XmlReader {
  start(name: string, attributes: string): void;
  end?(name: string): void;
  addText?(text: string): void;
}

const token =
  /<!\[CDATA\[([\s\S]*?)(?:\]\]>|$)|<!--[\s\S]*?(?:-->|$)|<[?!](?:"[^"]*"|'[^']*'|[^<>"'])*>?|<(\/?)([^\s<>/]+)((?:"[^"<]*"|'[^'<]*'|[^<>"'/]|\/(?!>))*)(\/?)>|([^<]+)/g;

/**
 * Reads an XML document in order; what is malformed is passed over, and no entity is expanded. Throws ReadError if the end is
 * missing: a ZIP archive may say that a part is smaller than it is.
 */
export function readXml<T extends XmlReader>(xml: string, reader: T): T {
  let root: string | undefined;
  let ended: string | undefined;
  for (const [, cdata, closing, name, attributes = '', empty, text] of xml.matchAll(token))
    if (name !== undefined) {
      root ??= name;
      if (!closing) reader.start(name, attributes);
      if (!closing && !empty) continue;
      reader.end?.(name);
      ended = name;
    } else if (cdata !== undefined) reader.addText?.(cdata);
    else if (text !== undefined) reader.addText?.(unescapeXml(text));
  if (ended !== root) throw new ReadError('damaged');
  return reader;
}

/** The value of an attribute, whatever its prefix. */
export function attributeOf(attributes: string, name: string): string | undefined {
  const found = new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  const value = found?.[1] ?? found?.[2];
  return value === undefined ? undefined : unescapeXml(value);
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

function unescapeXml(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (all, decimal, hex, name) => {
    if (name) return entities[name as string] ?? all;
    const code = decimal ? Number(decimal) : parseInt(hex as string, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : all;
  });
}
