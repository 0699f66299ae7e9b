import fc from 'fast-check';
import { centred, draggedBy, storedSize, maxZoom, squareOf, type Crop } from '@/lib/file/crop';
import { limits } from '@/content/schema/limits';
import { checkPicture, unreadableMessage } from '@/lib/file/picture';

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

const maxPictureSize = limits.picture.size;

/** A file of this size that uses no memory. */
function file(name: string, type: string, size = 10): File {
  return Object.defineProperty(new File(['x'], name, { type }), 'size', { value: size });
}

describe('a chosen picture', () => {
  test.each(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'image/heic'])(
    'may have the type %s',
    (type) => {
      expect(checkPicture(file('me', type))).toBeNull();
    },
  );

  test('may have no type if its name shows what it is', () => {
    expect(checkPicture(file('ME.JPG', ''))).toBeNull();
    expect(checkPicture(file('me.txt', ''))).toMatch(/^me\.txt is not a picture\. Choose a JPEG/);
  });

  test.each([
    ['notes.pdf', 'application/pdf'],
    ['photo.jpg', 'text/html'],
    ['drawing.svg', 'image/svg+xml'],
  ])('is refused with a reason: %s of type %s', (name, type) => {
    expect(checkPicture(file(name, type))).toMatch(`${name} is not a picture.`);
  });

  test('may have 10 MB, but not a byte more', () => {
    expect(checkPicture(file('me.png', 'image/png', maxPictureSize))).toBeNull();
    expect(checkPicture(file('me.png', 'image/png', maxPictureSize + 1))).toBe(
      'me.png is 10.1 MB. Choose a picture of at most 10 MB.',
    );
  });

  test('is required', () => {
    expect(checkPicture(null)).toBe('Choose a picture.');
  });

  test('shows what to do if it cannot be read', () => {
    expect(unreadableMessage(file('me.heic', 'image/heic'))).toMatch(
      /^me\.heic cannot be read .* Save it as JPEG or PNG and choose it again\.$/,
    );
  });
});
