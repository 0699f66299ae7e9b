import { checkPicture, maxPictureSize, unreadableMessage } from '@/lib/file/picture-check';

/** A file of so many bytes that takes no memory. */
function file(name: string, type: string, size = 10): File {
  return Object.defineProperty(new File(['x'], name, { type }), 'size', { value: size });
}

describe('a chosen picture', () => {
  test.each(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'image/heic'])(
    'may be of the type %s',
    (type) => {
      expect(checkPicture(file('me', type))).toBeNull();
    },
  );

  test('may be without a type where its name says what it is', () => {
    expect(checkPicture(file('ME.JPG', ''))).toBeNull();
    expect(checkPicture(file('me.txt', ''))).toMatch(/^me\.txt is not a picture\. Choose a JPEG/);
  });

  test.each([
    ['notes.pdf', 'application/pdf'],
    ['photo.jpg', 'text/html'],
    ['drawing.svg', 'image/svg+xml'],
  ])('is refused with a reason: %s of the type %s', (name, type) => {
    expect(checkPicture(file(name, type))).toMatch(`${name} is not a picture.`);
  });

  test('may have 10 MB and not a byte more', () => {
    expect(checkPicture(file('me.png', 'image/png', maxPictureSize))).toBeNull();
    expect(checkPicture(file('me.png', 'image/png', maxPictureSize + 1))).toBe(
      'me.png has 10.1 MB. Choose a picture of at most 10 MB.',
    );
  });

  test('is asked for', () => {
    expect(checkPicture(null)).toBe('Choose a picture.');
  });

  test('says what to do where it cannot be read', () => {
    expect(unreadableMessage(file('me.heic', 'image/heic'))).toMatch(
      /^me\.heic cannot be read .* Save it as JPEG or PNG and choose it again\.$/,
    );
  });
});
