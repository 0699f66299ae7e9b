import fc from 'fast-check';
import { centred, draggedBy, storedSize, maxZoom, squareOf, type Crop } from '@/lib/file/crop';

const side = fc.integer({ min: 1, max: 20_000 });
const size = fc.record({ width: side, height: side });
const fraction = fc.double({ min: 0, max: 1, noNaN: true });
const crop: fc.Arbitrary<Crop> = fc.record({
  zoom: fc.double({ min: 1, max: maxZoom, noNaN: true }),
  x: fraction,
  y: fraction,
});

describe('the square of a photo', () => {
  test('is centred at first', () => {
    expect(squareOf({ width: 400, height: 200 }, centred)).toEqual({
      left: 100,
      top: 0,
      width: 200,
      height: 200,
    });
  });

  test('is never beyond the edges, whatever is chosen', () => {
    const wild = fc.record({ zoom: fc.double(), x: fc.double(), y: fc.double() });
    fc.assert(
      fc.property(size, fc.oneof(crop, wild), (whole, chosen) => {
        fc.pre(!Object.values(chosen).some(Number.isNaN));
        const { left, top, width, height } = squareOf(whole, chosen);
        expect(width).toBe(height);
        expect(width).toBeGreaterThan(0);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(left + width).toBeLessThanOrEqual(whole.width + 1e-6);
        expect(top + height).toBeLessThanOrEqual(whole.height + 1e-6);
      }),
    );
  });

  test('follows the pointer until it reaches an edge', () => {
    const whole = { width: 400, height: 200 };
    const dragged = squareOf(whole, draggedBy(whole, centred, 0.25, 0));
    expect(dragged.left).toBe(50);
    expect(squareOf(whole, draggedBy(whole, centred, 5, 5))).toMatchObject({ left: 0, top: 0 });
    expect(squareOf(whole, draggedBy(whole, centred, -5, 0))).toMatchObject({ left: 200 });
  });

  test('stays where it is if there is no space to move it', () => {
    expect(draggedBy({ width: 200, height: 200 }, centred, 0.3, -0.3)).toEqual(centred);
  });
});

describe('the stored size', () => {
  test('has sides from 1 to 512 pixels, and never grows', () => {
    fc.assert(
      fc.property(size, (whole) => {
        const { width, height } = storedSize(whole);
        expect(Math.max(width, height)).toBeLessThanOrEqual(512);
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(1);
        expect(width).toBeLessThanOrEqual(whole.width);
        expect(height).toBeLessThanOrEqual(whole.height);
      }),
    );
  });

  test('keeps the proportions', () => {
    expect(storedSize({ width: 2048, height: 1024 })).toEqual({ width: 512, height: 256 });
  });
});
