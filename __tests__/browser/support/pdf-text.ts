import { inflateSync } from 'node:zlib';

/** Contents of a PDF made by Chromium. */
interface PdfContent {
  /** Width and height of each page in points, and its text without spaces, in file order. */
  pages: { width: number; height: number; text: string }[];
  /** True if headings and lists are tagged. */
  tagged: boolean;
  /** Number of fonts that the file names but does not embed. */
  missingFonts: number;
}

/** Reads the pages of a PDF and their selectable text, as far as the tests need them. */
export function readPdf(file: Buffer): PdfContent {
  const source = file.toString('latin1');
  const objects = new Map(
    [...source.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(
      ([, id = '', body = '']) => [id, body],
    ),
  );
  const stream = (id = '') => {
    const [, content = ''] = /stream\r?\n([\s\S]*)\nendstream/.exec(objects.get(id) ?? '') ?? [];
    const bytes = Buffer.from(content, 'latin1');
    return objects.get(id)?.includes('/FlateDecode')
      ? inflateSync(bytes).toString('latin1')
      : content;
  };
  const glyphs = (font: string) => {
    const [, map] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font) ?? '') ?? [];
    const cmap = stream(map);
    const pairs = [...cmap.matchAll(/^<([\dA-F]+)> <([\dA-F]+)>$/gm)].map(
      ([, from = '', to = '']) => [from, utf16(to)] as const,
    );
    const ranges = [...cmap.matchAll(/^<([\dA-F]+)> <([\dA-F]+)> <([\dA-F]+)>$/gm)].flatMap(
      ([, first = '', last = '', to = '']) =>
        Array.from({ length: parseInt(last, 16) - parseInt(first, 16) + 1 }, (_, step) => {
          const from = (parseInt(first, 16) + step).toString(16).toUpperCase();
          return [
            from.padStart(first.length, '0'),
            String.fromCharCode(parseInt(to, 16) + step),
          ] as const;
        }),
    );
    return new Map([...pairs, ...ranges]);
  };
  const all = [...objects.values()];
  return {
    tagged: source.includes('/StructTreeRoot') && /\/Marked true/.test(source),
    missingFonts: all.filter(
      (body) =>
        body.includes('/Type /FontDescriptor') &&
        !/\/FontFile/.test(body) &&
        !all.some((font) => font.includes('/Subtype /Type3')),
    ).length,
    pages: all
      .filter((body) => /\/Type \/Page\s/.test(body))
      .map((body) => {
        const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(body) ?? [];
        const [, content] = /\/Contents (\d+) 0 R/.exec(body) ?? [];
        const fonts = new Map(
          [...body.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id = '']) => [name, glyphs(id)]),
        );
        return {
          width: Number(width),
          height: Number(height),
          text: textOf(stream(content), fonts),
        };
      }),
  };
}

function textOf(content: string, fonts: Map<string | undefined, Map<string, string>>): string {
  let glyphs: Map<string, string> | undefined;
  let text = '';
  for (const [, font, shown = ''] of content.matchAll(/\/(F\d+) [\d.]+ Tf|<([\dA-F]+)> Tj/g)) {
    if (font) glyphs = fonts.get(font);
    const size = [...(glyphs?.keys() ?? [])][0]?.length ?? 2;
    for (let at = 0; at < shown.length; at += size)
      text += glyphs?.get(shown.slice(at, at + size)) ?? '';
  }
  return withoutBlanks(text);
}

function utf16(hex: string): string {
  const units = hex.match(/.{4}/g) ?? [];
  return String.fromCharCode(...units.map((unit) => parseInt(unit, 16)));
}

/** Removes spaces for a comparison, because the end of a printed line has none. */
export function withoutBlanks(text: string): string {
  return text.replace(/\s/g, '');
}
