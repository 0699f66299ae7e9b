import { identity, type Matrix } from './matrix';

/** What decides where text is drawn and whether it can be seen (ISO 32000-1, 8.4 and 9.3). */
export interface GraphicsState {
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

export const initialState: GraphicsState = {
  matrix: identity,
  fill: '#000000',
  stroke: '#000000',
  lineWidth: 1,
  renderMode: 0,
  fontSize: 0,
  leading: 0,
  line: identity,
};

/** Whether a colour is white, or so near to it that it cannot be read on white. */
export function isWhite(colour: string | null): boolean {
  return /^#(?:f[a-f\d]){3}$/i.test(colour ?? '');
}
