import { createHash } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import {
  decodeProfile,
  encodeProfile,
  maxRecordBytes,
  LinkError,
  maxFragmentLength,
} from '@/components/profile/model/profile-link';
import { toSharedProfile } from '@/components/profile/model/shared-profile';
import { all, anyRecord, choice, sample } from './profile-record';

const minimalProfile = { name: 'Asha', college: 'A College', bio: '' };

/** A link as somebody else may write it. */
const forge = (value: unknown, version = '1') =>
  `#shared=${version}.${deflateRawSync(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')}`;

describe('a link that carries a profile', () => {
  it('gives back what was put in, for any record and any choice', async () => {
    await fc.assert(
      fc.asyncProperty(anyRecord, choice, async (record, chosen) => {
        const profile = toSharedProfile(record, chosen);
        expect(await decodeProfile(await encodeProfile(profile))).toEqual(profile);
      }),
      { numRuns: 80 },
    );
  });

  it('carries the chosen sections and no others, and no roll number and no picture', async () => {
    const chosen = new Set(['summary', 'projects'] as const);
    const profile = await decodeProfile(await encodeProfile(toSharedProfile(sample, chosen)));
    expect(Object.keys(profile).sort()).toEqual(['bio', 'college', 'name', 'projects', 'summary']);
    const text = JSON.stringify(toSharedProfile(sample, all));
    expect(text).toContain(sample.student.email);
    for (const hidden of [sample.student.rollNumber, '/images/', 'Smart India Hackathon'])
      expect(text).not.toContain(hidden);
  });

  it('carries letters of every script, with the joiners that some need', async () => {
    const name = 'आरव क्‍ष 👩🏽‍💻 عربي';
    expect(await decodeProfile(await encodeProfile({ ...minimalProfile, name }))).toEqual({
      ...minimalProfile,
      name,
    });
  });

  it('is not made when it would be too long to be opened', async () => {
    const [project] = sample.projects;
    if (!project) throw new Error('The sample has a project.');
    const noise = (seed: string) => createHash('sha512').update(seed).digest('base64');
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        ...project,
        about: [1, 2, 3, 4, 5].map((part) => noise(`${index} ${part}`)).join(' '),
      }));
    const make = (count: number) =>
      encodeProfile(toSharedProfile({ ...sample, projects: many(count) }, all));
    await expect(make(10)).resolves.toMatch(/^#shared=1\./);
    await expect(make(100)).rejects.toThrow('too long');
    await expect(make(201)).rejects.toThrow(LinkError);
  });
});

describe('a link that somebody else wrote', () => {
  const refused = async (fragment: string, reason: RegExp) => {
    const failed = decodeProfile(fragment);
    await expect(failed).rejects.toThrow(LinkError);
    await expect(failed).rejects.toThrow(reason);
  };

  it('is opened when it is a profile', async () => {
    expect(await decodeProfile(forge(minimalProfile))).toEqual(minimalProfile);
  });

  it.each([
    ['an unknown field', { ...minimalProfile, extra: 1 }],
    [
      'an unknown field further in',
      { ...minimalProfile, contact: { email: 'a@b.in', city: '', tel: '1' } },
    ],
    ['a prototype', '{"name":"a","college":"b","bio":"","__proto__":{"x":1}}'],
    ['a text that is too long', { ...minimalProfile, summary: 'x'.repeat(601) }],
    ['a list that is too long', { ...minimalProfile, skills: Array(201).fill('x') }],
    ['a control character', { ...minimalProfile, name: 'A\u0000sha' }],
    ['a line break in a name', { ...minimalProfile, name: 'A\nsha' }],
    ['a mark that turns the reading direction', { ...minimalProfile, name: 'A\u202Esha' }],
    ['half of a character', { ...minimalProfile, name: 'A\ud800' }],
    ['a number for a text', { ...minimalProfile, name: 7 }],
    ['an empty name', { ...minimalProfile, name: ' ' }],
    ['nothing', null],
    ['a list', []],
    [
      'a mail address with more in it',
      { ...minimalProfile, contact: { email: 'a@b.in?bcc=c@d.in', city: '' } },
    ],
    [
      'a day that cannot be',
      { ...minimalProfile, activities: [{ name: 'a', category: 'b', date: '2025-99-99' }] },
    ],
  ])('is refused with %s', (_, value) => refused(forge(value), /It is not a profile/));

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' https://a.example',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://a.example/x',
    'file:///etc/passwd',
    '//a.example',
    '/login/',
    '#',
    'https://',
    'https://college.example@evil.example/',
    'https://a.example/\u202Ex',
    'https://a b.example',
  ])('is refused with the address "%s"', (href) =>
    refused(
      forge({ ...minimalProfile, projects: [{ title: 'P', technology: '', href }] }),
      /not a profile/,
    ),
  );

  it('is opened with an address of the web', async () => {
    const projects = [{ title: 'P', technology: '', href: 'http://a.example/x?y#z' }];
    expect(await decodeProfile(forge({ ...minimalProfile, projects }))).toEqual({
      ...minimalProfile,
      projects,
    });
  });

  it('is refused before it is read when it is long', () =>
    refused(`#shared=1.${'A'.repeat(2_000_000)}`, new RegExp(`longer than ${maxFragmentLength}`)));

  it('is refused when little unfolds to much, without unfolding it', async () => {
    const bomb = forge(`"${'0'.repeat(15_000_000)}"`);
    expect(bomb.length).toBeLessThan(maxFragmentLength);
    expect(maxRecordBytes).toBeLessThan(1_000_000);
    await refused(bomb, /unfolds to more/);
  });

  it.each([
    ['nothing', '#shared=', /another version/],
    ['another version', forge(minimalProfile, '2'), /another version/],
    ['no content', '#shared=1.', /missing or was changed/],
    ['another alphabet', '#shared=1.a+b/c=', /missing or was changed/],
    ['a broken letter', '#shared=1.%E0%A4', /missing or was changed/],
    ['bytes that are no text', '#shared=1.YmCgAAA', /broken|changed/],
    ['text that is no JSON', forge('{'), /text is broken/],
    ['another mark', '#profile=1.x', /does not start/],
  ])('is refused with %s', (_, fragment, reason) => refused(fragment, reason));

  it('is refused when it was cut at any place', async () => {
    const whole = await encodeProfile(toSharedProfile(sample, all));
    for (let length = 0; length < whole.length; length += 7)
      await expect(decodeProfile(whole.slice(0, length))).rejects.toThrow(LinkError);
  });

  it('is opened or refused with a reason, whatever was done to it', async () => {
    const whole = await encodeProfile(toSharedProfile(sample, all));
    const mutilated = fc
      .tuple(fc.nat(whole.length), fc.nat(6), fc.string({ unit: 'binary', maxLength: 5 }))
      .map(([at, gone, put]) => whole.slice(0, at) + put + whole.slice(at + gone));
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          mutilated,
          fc.string({ unit: 'binary' }),
          fc.json().map((json) => forge(json)),
        ),
        async (fragment) => {
          const found = await decodeProfile(fragment).catch((error: unknown) => error);
          if (found instanceof LinkError) expect(found.message).toMatch(/\S.*\.$/);
          else expect(await decodeProfile(forge(found))).toEqual(found);
        },
      ),
      { numRuns: 300 },
    );
  });
});
