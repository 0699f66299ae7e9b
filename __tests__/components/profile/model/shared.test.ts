import fc from 'fast-check';
import sharp from 'sharp';
import { encode } from 'uqr';
import { firstOf, runsOf } from '@/__tests__/full-run';
import { composeCv } from '@/components/profile/model/cv';
import { packCredential, unpackCredential } from '@/components/profile/model/packed-credential';
import { createLink, sharedSections } from '@/components/profile/model/share-link';
import { checkActivities } from '@/components/profile/model/shared-check';
import { maxQrTextLength, qrPath } from '@/lib/text/qr-path';
import { issued, robotics } from '../../credential/sample';
import { sharedSite } from '../share/site';
import { all, anyRecord, choice, sample } from './profile-record';

const entriesOf = (id: string, record = sample) =>
  composeCv(record, all).sections.find((one) => one.id === id)?.entries ?? [];

describe('a CV of the record', () => {
  it('has every section with content, in the order of a CV', () => {
    expect(composeCv(sample, all).sections.map(({ title }) => title)).toEqual([
      'Summary',
      'Education',
      'Internships and activities',
      'Projects',
      'Approved activities',
      'Certified skills',
      'Interests and languages',
    ]);
    const empty = { ...sample, projects: [], student: { ...sample.student, summary: '' } };
    const ids = composeCv(empty, all).sections.map(({ id }) => id);
    expect(ids).not.toContain('projects');
    expect(ids).not.toContain('summary');
  });

  it('lists approved activities only, with their source', () => {
    const [first, second, third, ...rest] = sample.activities;
    if (!first || !second || !third) throw new Error('The sample has three activities.');
    const activities = [
      { ...first, origin: 'device' as const },
      { ...second, status: 'Approved' as const, changed: true },
      { ...third, status: 'Approved' as const, withdrawn: true },
      ...rest,
    ];
    const entries = entriesOf('activities', { ...sample, activities });
    expect(entries.map(({ title }) => title)).not.toContain(third.name);
    expect(entries.slice(0, 3).map(({ source }) => source)).toEqual([
      'Recorded on this device, not by the college',
      "In the college's record, changed on this device",
      '',
    ]);
    expect(entriesOf('activities')).toHaveLength(4);
  });

  it('has the roll number only if the student wants it', () => {
    const text = (wanted: boolean) => JSON.stringify(composeCv(sample, all, wanted));
    expect(text(false)).not.toContain(sample.student.rollNumber);
    expect(text(true)).toContain(`Roll number ${sample.student.rollNumber}`);
  });

  it('lists internships first', () => {
    const entries = [...sample.entries].reverse();
    expect(entriesOf('entries', { ...sample, entries })[0]?.title).toBe('Front-end Intern');
  });

  it('shows web addresses only', () => {
    const [project] = sample.projects;
    if (!project) throw new Error('The sample has a project.');
    const of = (href: string) =>
      entriesOf('projects', { ...sample, projects: [{ ...project, href }] });
    expect(of('https://bus.example/')[0]?.href).toBe('https://bus.example/');
    for (const href of ['#', '/work', 'mailto:a@b.example', 'javascript:alert(1)'])
      expect(of(href)[0]).not.toHaveProperty('href');
  });

  it('has no contact details when they are left out', () => {
    fc.assert(
      fc.property(anyRecord, choice, (record, chosen) => {
        const text = JSON.stringify(composeCv(record, chosen));
        expect(text.includes(record.student.email!)).toBe(chosen.has('contact'));
      }),
      { numRuns: runsOf(60) },
    );
  });
});

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

const { student, activity } = robotics;
const approved = {
  name: activity.name,
  category: activity.category,
  issuer: activity.issuer,
  date: activity.date ?? '',
};
const plain = { name: 'Git', category: 'Workshop', date: '2026-09-21' };

/** Answers requests for the published keys; without keys, the site has none. */
function publish(keys?: object) {
  const answer = { ok: keys !== undefined, status: keys ? 200 : 404, json: async () => keys };
  return jest.spyOn(globalThis, 'fetch').mockResolvedValue(answer as Response);
}

/** The checks of a signed activity with these changes and of one that nobody signed. */
async function check(changed: Partial<typeof approved> = {}, name = student.name, keys?: object) {
  const { content, keySet } = await issued();
  publish(keys ?? keySet);
  const signed = packCredential(content);
  if (!signed) throw new Error('The credential can be packed.');
  const activities = [{ ...approved, ...changed, signed }, plain];
  return checkActivities({ name, college: sharedSite.college, bio: '', activities }, sharedSite);
}

describe('the activities of a shared profile', () => {
  afterEach(() => jest.restoreAllMocks());

  it('are checked if the signature fits, and say who signed', async () => {
    expect(await check()).toEqual([
      { state: 'checked', by: 'Dr. Ananya Rao' },
      { state: 'unchecked' },
    ]);
  });

  it.each([
    ['another name of the activity', { name: 'Robotics Prize' }],
    ['another category', { category: 'Hackathon' }],
    ['another organiser', { issuer: 'Codewright' }],
    ['another day', { date: '2026-03-03' }],
  ])('are not vouched for by a real signature with %s', async (_, changed) => {
    expect((await check(changed))?.[0]).toEqual({ state: 'wrong' });
  });

  it('are not vouched for by a signature for another person', async () => {
    expect((await check({}, 'Asha Rao'))?.[0]).toEqual({ state: 'wrong' });
  });

  it('are not vouched for with a key that the college revoked', async () => {
    const { content, keySet } = await issued();
    const [key] = keySet.keys;
    publish({ keys: [], revoked: [{ kid: key?.kid, at: '2026-04-01' }] });
    const activities = [{ ...approved, signed: packCredential(content) ?? '' }];
    const profile = { name: student.name, college: sharedSite.college, bio: '', activities };
    expect(await checkActivities(profile, sharedSite)).toEqual([{ state: 'wrong' }]);
  });

  it('are unchecked if the keys cannot be fetched, and have no check if there are none', async () => {
    const profile = { name: 'A', college: 'B', bio: '', activities: [plain] };
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('offline'));
    expect(await checkActivities(profile, sharedSite)).toEqual([{ state: 'unchecked' }]);
    publish();
    expect(await checkActivities(profile, sharedSite)).toBeNull();
    publish({ keys: [], revoked: [] });
    expect(await checkActivities(profile, sharedSite)).toBeNull();
  });
});
