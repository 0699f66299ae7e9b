/** How wide and how high a picture is, in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** What a person chose of a picture: how near, and where between its edges, each from 0 to 1. */
export interface Crop {
  /** 1 is the largest square that fits, 4 the smallest that may be chosen. */
  zoom: number;
  /** 0 is the left edge, 1 the right. */
  x: number;
  /** 0 is the upper edge, 1 the lower. */
  y: number;
}

/** The part of a picture that is drawn, in its pixels. */
export interface CropArea extends Size {
  left: number;
  top: number;
}

/** The longest side of a picture that is kept, in pixels. */
export const maxSide = 512;

/** The smallest square that may be chosen is this much smaller than the largest. */
export const maxZoom = 4;

/** The middle of a picture, as much of it as fits. */
export const centred: Crop = { zoom: 1, x: 0.5, y: 0.5 };

const clamp = (value: number, lowest: number, highest: number) =>
  Math.min(highest, Math.max(lowest, value));

/** The square of a picture that a crop stands for; never beyond its edges. */
export function squareOf({ width, height }: Size, { zoom, x, y }: Crop): CropArea {
  const side = Math.min(width, height) / clamp(zoom, 1, maxZoom);
  return {
    left: (width - side) * clamp(x, 0, 1),
    top: (height - side) * clamp(y, 0, 1),
    width: side,
    height: side,
  };
}

/** The crop after the picture was dragged: by a share of the square's side, so that it follows the pointer. */
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

/** The size at which a part is kept: its own, or smaller, so that no side is over 512 pixels. */
export function storedSize({ width, height }: Size): Size {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
