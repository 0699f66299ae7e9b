import { isWhite } from '../pdf/graphics-state';
import type { TextLook } from './page-text';
import { attributeOf, readXml } from './read-xml';

/** In half points. */
const smallestSize = 2;
/** Styles may be based on one another in a circle. */
const deepest = 20;

const isOn = (attributes: string) =>
  !/^(?:0|false|off)$/.test(attributeOf(attributes, 'val') ?? '');

/** How a text looks. */
export interface Look {
  isVanished: boolean;
  colour: string;
  size: number;
  isShaded: boolean;
}

const plain: Look = { isVanished: false, colour: '', size: Infinity, isShaded: false };

/** What an element of the properties of a run or a style says. */
function propertyOf(element: string, attributes: string): Partial<Look> {
  const value = (attributeOf(attributes, 'val') ?? '').toLowerCase();
  if (element === 'vanish') return { isVanished: isOn(attributes) };
  if (element === 'color') return { colour: value };
  if (element === 'sz') return { size: Number(value) };
  if (element === 'highlight') return { isShaded: !/^(?:none|white)$/.test(value) };
  return element === 'shd' && isDark(attributes) ? { isShaded: true } : {};
}

function isDark(attributes: string): boolean {
  const fill = (attributeOf(attributes, 'fill') ?? '').toLowerCase();
  return fill !== '' && fill !== 'auto' && !isWhite(`#${fill}`);
}

/** How the styles of a document look, by their id; that of paragraphs without a style has none. */
export type StyleLooks = ReadonlyMap<string, Partial<Look>>;

/** Reads the part of a document that has its styles, each with what it says itself and what the style before it says. */
export function styleLooks(xml: string): StyleLooks {
  const styles = new Map<string, Partial<Look>>();
  const parents = new Map<string, string>();
  let id = '';
  let standard = '';
  readXml(xml, {
    start: (name, attributes) => {
      const element = name.replace(/^.*:/, '');
      if (element === 'style') {
        styles.set((id = attributeOf(attributes, 'styleId') ?? ''), {});
        if (isStandard(attributes)) standard = id;
      } else if (element === 'basedOn') parents.set(id, attributeOf(attributes, 'val') ?? '');
      else styles.set(id, { ...styles.get(id), ...propertyOf(element, attributes) });
    },
  });
  const lookOf = (style: string, depth = 0): Partial<Look> => {
    const parent = parents.get(style);
    const inherited = parent !== undefined && depth < deepest ? lookOf(parent, depth + 1) : {};
    return { ...inherited, ...styles.get(style) };
  };
  const looks = [...styles.keys()].map((style) => [style, lookOf(style)] as const);
  // What is before the first style is that of the whole document.
  return new Map([...looks, ['', { ...styles.get(''), ...lookOf(standard) }]]);
}

const isStandard = (attributes: string) =>
  attributeOf(attributes, 'type') === 'paragraph' &&
  /^(?:1|true|on)$/.test(attributeOf(attributes, 'default') ?? '');

/**
 * Whether the text of a run can be seen (ISO/IEC 29500-1, 17.3.2). Cells of tables and text boxes may be dark by a style, so
 * white text in them counts as seen.
 */
export class RunLook {
  private paragraph: Look = plain;
  private run: Look = plain;
  private pageColour = 'ffffff';
  private isRun = false;
  private isParagraphShaded = false;
  private boxes = 0;

  constructor(private readonly styles: StyleLooks) {}

  get value(): TextLook {
    const { isVanished, colour, size, isShaded } = this.run;
    if (isVanished || size <= smallestSize) return 'hidden';
    const isOnPage = !isShaded && !this.isParagraphShaded && this.boxes === 0;
    const isPageColour =
      colour === this.pageColour || (isWhite(`#${colour}`) && isWhite(`#${this.pageColour}`));
    return isOnPage && isPageColour ? 'gap' : 'seen';
  }

  start(element: string, attributes: string): void {
    if (element === 'background')
      this.pageColour = (attributeOf(attributes, 'color') ?? this.pageColour).toLowerCase();
    else if (element === 'p') {
      this.isParagraphShaded = false;
      this.paragraph = { ...plain, ...this.styles.get('') };
    } else if (element === 'tc' || element === 'txbxContent') this.boxes++;
    else if (element === 'r') {
      this.run = this.paragraph;
      this.isRun = true;
    } else if (element === 'pStyle')
      this.paragraph = { ...plain, ...this.styles.get(attributeOf(attributes, 'val') ?? '') };
    else if (element === 'rStyle')
      this.run = { ...this.run, ...this.styles.get(attributeOf(attributes, 'val') ?? '') };
    else if (element === 'shd' && !this.isRun) this.isParagraphShaded = isDark(attributes);
    else this.run = { ...this.run, ...propertyOf(element, attributes) };
  }

  end(element: string): void {
    if (element === 'r') this.isRun = false;
    else if (element === 'tc' || element === 'txbxContent') this.boxes--;
  }
}
