import type { TextPage } from '../../model/text';

const tag = /<(\/?)([\w:]+)((?:\s[^<>]*?)?)(\/?)>([^<]*)/g;
const isOn = (attributes: string) => !/\bw:val=["'](?:0|false|off)["']/.test(attributes);

/**
 * The pages of a Word document from its main part (ISO/IEC 29500-1, 17). Pages are those of the program that saved it.
 * Deleted text and the codes of fields have elements of their own, which are not read.
 */
export function documentPages(xml: string): readonly TextPage[] {
  const pages = [{ text: '', hidden: '' }];
  let isHidden = false;
  for (const [, closing, name, attributes = '', , text = ''] of xml.matchAll(tag)) {
    const page = pages.at(-1) ?? { text: '', hidden: '' };
    if (closing) {
      if (name === 'w:p') page.text += '\n';
    } else if (name === 'w:r') isHidden = false;
    else if (name === 'w:vanish') isHidden = isOn(attributes);
    else if (name === 'w:t') page[isHidden ? 'hidden' : 'text'] += unescapeXml(text);
    else if (name === 'w:tab') page.text += ' ';
    else if (name === 'w:noBreakHyphen') page.text += '-';
    else if (isPageBreak(name, attributes)) pages.push({ text: '', hidden: '' });
    else if (name === 'w:br' || name === 'w:cr') page.text += '\n';
  }
  return pages.map(({ text, hidden }, index) => ({
    number: index + 1,
    text: text.trim(),
    ...(hidden !== '' && { hidden }),
  }));
}

function isPageBreak(name: string | undefined, attributes: string): boolean {
  return (
    name === 'w:lastRenderedPageBreak' ||
    (name === 'w:br' && /\bw:type=["']page["']/.test(attributes))
  );
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
