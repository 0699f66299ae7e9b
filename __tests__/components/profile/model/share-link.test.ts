import { firstOf } from '@/__tests__/full-run';
import fc from 'fast-check';
import sharp from 'sharp';
import { encode } from 'uqr';
import { createLink, sharedSections } from '@/components/profile/model/share-link';
import { packCredential, unpackCredential } from '@/components/profile/model/packed-credential';
import { maxQrTextLength, qrPath } from '@/lib/text/qr-path';
import { issued } from '../../credential/sample';
import { sample } from './profile-record';

type Decoder = (data: Uint8ClampedArray, width: number, height: number) => { data: string } | null;
const decode: Decoder = jest.requireActual('jsqr');

const page = 'https://portal.college.example/MyProfile/';
const everything = new Set(sharedSections.map(({ id }) => id));

/** A photo of a QR code that is 352 px wide on a screen, at a size and an angle, with the blur of a camera. */
async function photo(text: string, scale: number, angle: number) {
  const { data, size } = encode(text, { ecc: 'L', border: 4 });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="352" height="352" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#1a2024" d="${qrPath(data)}"/></svg>`;
  const screen = await sharp(Buffer.from(svg)).png().toBuffer();
  const near = await sharp(screen)
    .resize(Math.round(352 * scale))
    .blur(0.6)
    .png()
    .toBuffer();
  return sharp(near)
    .rotate(angle, { background: '#ddd' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

async function scan(text: string, scale: number, angle: number) {
  const { data, info } = await photo(text, scale, angle);
  return decode(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

async function linkOf(record = sample) {
  const made = await createLink(record, everything, page);
  if ('reason' in made) throw new Error(made.reason);
  return made;
}

describe('the QR code of a link', () => {
  it.each(
    firstOf([
      [2, 2],
      [1.5, 0],
      [2.5, -4],
    ]),
  )(
    'is read from a screen at 352 px, %s times as large and turned by %s degrees',
    async (...at) => {
      const { code } = await linkOf();
      expect(code && (await scan(code.url, ...at))).toBe(code?.url);
    },
  );

  it('leaves out what it has no room for and names it', async () => {
    const { url, code } = await linkOf();
    expect(url.length).toBeGreaterThan(maxQrTextLength);
    expect(code?.url.length).toBeLessThanOrEqual(maxQrTextLength);
    expect(code?.leftOut).toContain('Summary');
  });

  it('is the whole link if that is short', async () => {
    const { url, code } = await linkOf({
      ...sample,
      ...{ activities: [], projects: [], entries: [], achievements: [] },
      student: { ...sample.student, summary: '', interests: [], languages: [] },
    });
    expect(code).toEqual({ url, leftOut: [] });
  });
});

test('a credential in a link is restored as it was signed', async () => {
  const { content } = await issued();
  expect(unpackCredential(packCredential(content) ?? '')).toBe(content);
});

test('a text that is no credential is left out or restored', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const packed = packCredential(text);
      if (packed !== undefined) expect(unpackCredential(packed)).toBe(text);
    }),
  ));
