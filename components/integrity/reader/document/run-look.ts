import { isWhite } from '../pdf/graphics-state';
import type { TextLook } from './page-text';
import { attributeOf } from './read-xml';

/** In half points. */
const smallestSize = 2;

const isOn = (attributes: string) =>
  !/^(?:0|false|off)$/.test(attributeOf(attributes, 'val') ?? '');

const plain = { isVanished: false, colour: '', size: Infinity, isShaded: false };

/**
 * Whether the text of a run can be seen (ISO/IEC 29500-1, 17.3.2). Cells of tables and text boxes may be dark by a style, so
 * white text in them counts as seen.
 */
export class RunLook {
  private run = { ...plain };
  private pageColour = 'ffffff';
  private isRun = false;
  private isParagraphShaded = false;
  private boxes = 0;

  get value(): TextLook {
    const { isVanished, colour, size, isShaded } = this.run;
    if (isVanished || size <= smallestSize) return 'hidden';
    const isOnPage = !isShaded && !this.isParagraphShaded && this.boxes === 0;
    const isPageColour =
      colour === this.pageColour || (isWhite(`#${colour}`) && isWhite(`#${this.pageColour}`));
    return isOnPage && isPageColour ? 'gap' : 'seen';
  }

  start(element: string, attributes: string): void {
    const value = (attributeOf(attributes, 'val') ?? '').toLowerCase();
    if (element === 'background')
      this.pageColour = (attributeOf(attributes, 'color') ?? this.pageColour).toLowerCase();
    else if (element === 'p') this.isParagraphShaded = false;
    else if (element === 'tc' || element === 'txbxContent') this.boxes++;
    else if (element === 'r') {
      this.run = { ...plain };
      this.isRun = true;
    } else if (element === 'vanish') this.run.isVanished = isOn(attributes);
    else if (element === 'color') this.run.colour = value;
    else if (element === 'sz') this.run.size = Number(value);
    else if (element === 'highlight') this.run.isShaded = !/^(?:none|white)$/.test(value);
    else if (element === 'shd') this.shade(attributes);
  }

  end(element: string): void {
    if (element === 'r') this.isRun = false;
    else if (element === 'tc' || element === 'txbxContent') this.boxes--;
  }

  private shade(attributes: string): void {
    const fill = (attributeOf(attributes, 'fill') ?? '').toLowerCase();
    const isShaded = fill !== '' && fill !== 'auto' && !isWhite(`#${fill}`);
    if (this.isRun) this.run.isShaded ||= isShaded;
    else this.isParagraphShaded = isShaded;
  }
}
