/** Code pages by the number of a font's character set. */
const charsets: Readonly<Record<number, number>> = {
  ...{ 128: 932, 129: 949, 134: 936, 136: 950, 161: 1253, 162: 1254, 163: 1258 },
  ...{ 177: 1255, 178: 1256, 186: 1257, 204: 1251, 222: 874, 238: 1250 },
};
/** Names in the Encoding Standard; the others are those of Windows by their own number. */
const names: Readonly<Record<number, string>> = {
  ...{ 932: 'shift_jis', 936: 'gbk', 949: 'euc-kr', 950: 'big5', 65001: 'utf-8' },
};

const labelOf = (page: number) =>
  names[page] ?? (/^(?:874|125[0-8])$/.test(String(page)) ? `windows-${page}` : 'windows-1252');

/** Finds the encoding of a font by its number: that of its character set, or that of the document. */
export function fontEncodings(source: string): (font: number) => string {
  const standard = labelOf(Number(/\\ansicpg(\d+)/.exec(source)?.[1]));
  const fonts = new Map(
    [...source.matchAll(/\\f(\d+)[^{};]*\\fcharset(\d+)/g)].map(([, font, charset]) => [
      Number(font),
      charsets[Number(charset)],
    ]),
  );
  return (font) => {
    const page = fonts.get(font);
    return page ? labelOf(page) : standard;
  };
}

/** Colours by their number, as #rrggbb. */
export const coloursOf = (source: string) =>
  (/\{\\colortbl([^{}]*)\}/.exec(source)?.[1] ?? '').split(';').map((colour) => {
    const part = (name: string) => {
      const value = Number(new RegExp(`\\\\${name}(\\d+)`).exec(colour)?.[1] ?? 0);
      return value.toString(16).padStart(2, '0');
    };
    return `#${part('red')}${part('green')}${part('blue')}`;
  });
