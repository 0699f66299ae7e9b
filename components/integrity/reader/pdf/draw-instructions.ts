import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { isWhite } from '../limit';
import { MarkedContent, type Marked } from './text-item';

/** An affine transformation, as in PDF (ISO 32000-1, 8.3.3). */
type Matrix = readonly [number, number, number, number, number, number];

const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** Applies `inner` first, then `outer`. It runs for every letter, and taking lists apart by name takes longer. */
function multiply(outer: Matrix, inner: Matrix): Matrix {
  return [
    outer[0] * inner[0] + outer[2] * inner[1],
    outer[1] * inner[0] + outer[3] * inner[1],
    outer[0] * inner[2] + outer[2] * inner[3],
    outer[1] * inner[2] + outer[3] * inner[3],
    outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
    outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
  ];
}

/** A matrix of an instruction's arguments; the identity if they are something else. */
function toMatrix(values: unknown): Matrix {
  const numbers = Array.from((values ?? []) as ArrayLike<number>);
  return numbers.length === 6 && numbers.every(Number.isFinite)
    ? (numbers as unknown as Matrix)
    : identity;
}

/** Left, bottom, right and top. */
export type Box = readonly [number, number, number, number];

/** The smallest upright box around a transformed one. */
function transformBox(matrix: Matrix, [left, bottom, right, top]: Box): Box {
  const corners = [
    [left, bottom],
    [left, top],
    [right, bottom],
    [right, top],
  ].map(([x = 0, y = 0]) => multiply(matrix, [1, 0, 0, 1, x, y]));
  const xs = corners.map(([, , , , x]) => x);
  const ys = corners.map(([, , , , , y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Returns true if a point is in a box, or at most `margin` away from it. */
export function isInside(point: readonly [number, number], box: Box, margin = 0): boolean {
  return (
    point[0] >= box[0] - margin &&
    point[0] <= box[2] + margin &&
    point[1] >= box[1] - margin &&
    point[1] <= box[3] + margin
  );
}

/** The area that two boxes share. */
export function sharedArea(first: Box, second: Box): number {
  const width = Math.min(first[2], second[2]) - Math.max(first[0], second[0]);
  const height = Math.min(first[3], second[3]) - Math.max(first[1], second[1]);
  return Math.max(0, width) * Math.max(0, height);
}

/** The state that decides where text is drawn and if it can be seen (ISO 32000-1, 8.4 and 9.3). */
interface GraphicsState {
  matrix: Matrix;
  /** A colour as #rrggbb, or null for a pattern. */
  fill: string | null;
  stroke: string | null;
  lineWidth: number;
  /** 3 draws nothing; 7 only clips. */
  renderMode: number;
  fontSize: number;
  leading: number;
  line: Matrix;
}

const initialState: GraphicsState = {
  matrix: identity,
  fill: '#000000',
  stroke: '#000000',
  lineWidth: 1,
  renderMode: 0,
  fontSize: 0,
  leading: 0,
  line: identity,
};

/** Text of one instruction, where it begins on the page and how it is drawn. */
interface DrawnText extends Marked {
  at: readonly [number, number];
  /** The height of the font on the page, in points. */
  size: number;
  colour: string | null;
  isPainted: boolean;
}

/** Everything that the instructions of a page draw, in the coordinates of the page. */
export interface Drawn {
  texts: readonly DrawnText[];
  /** Areas that are painted in another colour than white. */
  painted: readonly Box[];
  pictures: readonly Box[];
  /** The places of small figures, such as those of handwriting or of letters without a font. */
  figures: readonly (readonly [number, number])[];
}

const square: Box = [0, 0, 1, 1];
const everywhere: Box = [-Infinity, -Infinity, Infinity, Infinity];

/** Thinner lines, in points, are no background for text. */
const thickLine = 6;
/** The sides of a figure, in points: lines of tables are thinner, and frames wider. */
const figureSide = { least: 1, most: 150 };

const fills = new Set<number>([
  ...[OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke],
  ...[OPS.closeFillStroke, OPS.closeEOFillStroke],
]);
const strokes = new Set<number>([
  ...[OPS.stroke, OPS.closeStroke, OPS.fillStroke, OPS.eoFillStroke],
  ...[OPS.closeFillStroke, OPS.closeEOFillStroke],
]);

/** Follows the instructions of a page as pdf.js lists them. */
export function drawInstructions(operators: readonly number[], values: readonly unknown[]): Drawn {
  const drawing = new Drawing();
  operators.forEach((operator, index) =>
    drawing.follow(operator, (values[index] ?? []) as readonly unknown[]),
  );
  drawing.addLeftOutPicture();
  return drawing;
}

class Drawing implements Drawn {
  readonly texts: DrawnText[] = [];
  readonly painted: Box[] = [];
  readonly pictures: Box[] = [];
  readonly figures: [number, number][] = [];
  private state: GraphicsState = { ...initialState };
  private readonly stack: GraphicsState[] = [];
  private readonly content = new MarkedContent();
  private isPlaceEmpty = false;

  follow(operator: number, values: readonly unknown[]): void {
    const { state } = this;
    const number = (index: number) => Number(values[index] ?? 0);
    switch (operator) {
      case OPS.save:
        this.stack.push({ ...state });
        return;
      case OPS.restore:
      case OPS.paintFormXObjectEnd:
        this.addLeftOutPicture();
        this.state = this.stack.pop() ?? { ...initialState };
        return;
      case OPS.transform:
        this.addLeftOutPicture();
        state.matrix = multiply(state.matrix, toMatrix(values));
        this.isPlaceEmpty = true;
        return;
      case OPS.paintFormXObjectBegin:
        this.isPlaceEmpty = false;
        this.stack.push({ ...state });
        state.matrix = multiply(state.matrix, toMatrix(values[0]));
        return;
      case OPS.setGState:
        this.setFont(values[0]);
        return;
      case OPS.setFillRGBColor:
        state.fill = String(values[0]);
        return;
      case OPS.setFillColorN:
      case OPS.setFillTransparent:
        state.fill = null;
        return;
      case OPS.setStrokeRGBColor:
        state.stroke = String(values[0]);
        return;
      case OPS.setStrokeColorN:
      case OPS.setStrokeTransparent:
        state.stroke = null;
        return;
      case OPS.setLineWidth:
        state.lineWidth = number(0);
        return;
      case OPS.constructPath:
        this.addPath(number(0), values[2]);
        return;
      case OPS.shadingFill:
        this.isPlaceEmpty = false;
        this.painted.push(everywhere);
        return;
      case OPS.beginMarkedContent:
        this.content.begin(null);
        return;
      case OPS.beginMarkedContentProps:
        this.content.begin(values[1]);
        return;
      case OPS.endMarkedContent:
        this.content.end();
        return;
      case OPS.beginText:
        state.line = identity;
        return;
      case OPS.setFont:
        state.fontSize = number(1);
        return;
      case OPS.setTextRenderingMode:
        state.renderMode = number(0);
        return;
      case OPS.setLeading:
        state.leading = -number(0);
        return;
      case OPS.setTextMatrix:
        state.line = toMatrix(values[0]);
        return;
      case OPS.setLeadingMoveText:
        state.leading = number(1);
        this.moveLine(number(0), number(1));
        return;
      case OPS.moveText:
        this.moveLine(number(0), number(1));
        return;
      case OPS.nextLine:
        this.moveLine(0, state.leading);
        return;
      case OPS.showText:
        this.addText(values[0]);
    }
  }

  private moveLine(x: number, y: number): void {
    this.state.line = multiply(this.state.line, [1, 0, 0, 1, x, y]);
  }

  private setFont(entries: unknown): void {
    for (const [name, value] of (entries ?? []) as [string, unknown][])
      if (name === 'Font') this.state.fontSize = Number((value as unknown[])[1]);
  }

  /** pdf.js leaves pictures out: then nothing is drawn between a change of place and the next one. */
  addLeftOutPicture(): void {
    if (this.isPlaceEmpty) this.pictures.push(transformBox(this.state.matrix, square));
    this.isPlaceEmpty = false;
  }

  private addPath(operator: number, bounds: unknown): void {
    if (!bounds || operator === OPS.endPath) return;
    this.isPlaceEmpty = false;
    const { matrix, fill, stroke, lineWidth } = this.state;
    const box = transformBox(matrix, Array.from(bounds as ArrayLike<number>) as unknown as Box);
    const sides = [box[2] - box[0], box[3] - box[1]];
    if (sides.every((side) => side >= figureSide.least && side <= figureSide.most))
      this.figures.push([box[0], box[1]]);
    const width = lineWidth * Math.hypot(matrix[0], matrix[1]);
    const isFilled = fills.has(operator) && !isWhite(fill);
    const isLined = strokes.has(operator) && width >= thickLine && !isWhite(stroke);
    if (isFilled || isLined) this.painted.push(box);
  }

  private addText(glyphs: unknown): void {
    const { matrix, line, fontSize, renderMode, fill, stroke } = this.state;
    const place = multiply(matrix, line);
    this.isPlaceEmpty = false;
    this.texts.push({
      text: textOf((glyphs ?? []) as readonly unknown[]),
      span: this.content.span,
      at: [place[4], place[5]],
      size: Math.abs(fontSize) * Math.hypot(place[2], place[3]),
      colour: renderMode % 4 === 1 ? stroke : fill,
      isPainted: renderMode !== 3 && renderMode !== 7,
    });
  }
}

function textOf(glyphs: readonly unknown[]): string {
  let text = '';
  for (const glyph of glyphs)
    if (typeof glyph === 'object' && glyph !== null && 'unicode' in glyph)
      text += String(glyph.unicode ?? '');
  return text;
}
