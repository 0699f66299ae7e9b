/** A tag or a text of an XML document. */
export type XmlToken =
  | { kind: 'start' | 'end'; name: string; attributes: string; isEmpty: boolean }
  | { kind: 'text'; text: string };

const token =
  /<!\[CDATA\[([\s\S]*?)(?:\]\]>|$)|<!--[\s\S]*?(?:-->|$)|<[?!](?:"[^"]*"|'[^']*'|[^<>"'])*>?|<(\/?)([^\s<>/]+)((?:"[^"<]*"|'[^'<]*'|[^<>"'/]|\/(?!>))*)(\/?)>|([^<]+)/g;

/** The tags and texts of an XML document, in order; what is malformed is passed over, and no entity is expanded. */
export function* xmlTokens(xml: string): Generator<XmlToken> {
  for (const [, cdata, closing, name, attributes = '', empty, text] of xml.matchAll(token))
    if (name !== undefined)
      yield { kind: closing ? 'end' : 'start', name, attributes, isEmpty: empty === '/' };
    else if (cdata !== undefined) yield { kind: 'text', text: cdata };
    else if (text !== undefined) yield { kind: 'text', text: unescapeXml(text) };
}

/** The value of an attribute, whatever its prefix. */
export function attributeOf(attributes: string, name: string): string | undefined {
  const found = new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  const value = found?.[1] ?? found?.[2];
  return value === undefined ? undefined : unescapeXml(value);
}

const entities: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" },
};

function unescapeXml(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (all, decimal, hex, name) => {
    if (name) return entities[name as string] ?? all;
    const code = decimal ? Number(decimal) : parseInt(hex as string, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : all;
  });
}
