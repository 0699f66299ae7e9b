/** The size of a picture, in pixels. */
interface Size {
  width: number;
  height: number;
}

/** The chosen square of a picture: the zoom, and the position between its edges. */
export interface Crop {
  /** 1 is the largest square that fits, 4 the smallest allowed. */
  zoom: number;
  /** 0 is the left edge, 1 the right. */
  x: number;
  /** 0 is the top edge, 1 the bottom. */
  y: number;
}

/** The part of a picture that is drawn, in pixels of the picture. */
export interface CropArea extends Size {
  left: number;
  top: number;
}

/** The longest side of a stored picture, in pixels. */
const maxSide = 512;

/** The highest zoom, for the smallest square allowed. */
export const maxZoom = 4;

/** The largest square in the middle of a picture. */
export const centred: Crop = { zoom: 1, x: 0.5, y: 0.5 };

const clamp = (value: number, lowest: number, highest: number) =>
  Math.min(highest, Math.max(lowest, value));

/** The square of a crop, in pixels; always inside the picture. */
export function squareOf({ width, height }: Size, { zoom, x, y }: Crop): CropArea {
  const side = Math.min(width, height) / clamp(zoom, 1, maxZoom);
  return {
    left: (width - side) * clamp(x, 0, 1),
    top: (height - side) * clamp(y, 0, 1),
    width: side,
    height: side,
  };
}

/**
 * The crop after a drag; `right` and `down` are shares of the square's side, so that the picture follows the pointer.
 */
export function draggedBy(size: Size, crop: Crop, right: number, down: number): Crop {
  const { width: side } = squareOf(size, crop);
  const moved = (position: number, range: number, share: number) =>
    range > 0 ? clamp(position - (share * side) / range, 0, 1) : position;
  return {
    ...crop,
    x: moved(crop.x, size.width - side, right),
    y: moved(crop.y, size.height - side, down),
  };
}

/** The stored size of an area: its own, or scaled down to at most 512 pixels per side. */
export function storedSize({ width, height }: Size): Size {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
