import fc from 'fast-check';
import { limits } from '@/content/schema/limits';
import { areaOf, checkPicture, storedSize, unreadableMessage } from '@/lib/file/picture';

const side = fc.integer({ min: 1, max: 20_000 });
const size = fc.record({ width: side, height: side });
test('the stored square is the largest in the middle of a picture', () => {
  expect(areaOf({ width: 400, height: 200 }, 'square')).toEqual({
    ...{ left: 100, top: 0, width: 200, height: 200 },
  });
  expect(areaOf({ width: 30, height: 90 }, 'square')).toEqual({
    ...{ left: 0, top: 30, width: 30, height: 30 },
  });
  expect(areaOf({ width: 30, height: 90 }, 'whole')).toEqual({
    ...{ left: 0, top: 0, width: 30, height: 90 },
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
