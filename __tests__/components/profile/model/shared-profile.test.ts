import { createHash } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import {
  toSharedProfile,
  decodeProfile,
  encodeProfile,
  maxRecordBytes,
  LinkError,
  maxFragmentLength,
} from '@/components/profile/model/shared-profile';
import { all, anyRecord, choice, sample } from './profile-record';
import { runsOf } from '@/__tests__/full-run';

const minimalProfile = { name: 'Asha', college: 'A College', bio: '' };

/** A link as someone else might write it. */
const forge = (value: unknown, version = '1') =>
  `#shared=${version}.${deflateRawSync(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')}`;

describe('a link with a profile', () => {
  it('returns what was put in, for any record and any choice', async () => {
    await fc.assert(
      fc.asyncProperty(anyRecord, choice, async (record, chosen) => {
        const profile = toSharedProfile(record, chosen);
        expect(await decodeProfile(await encodeProfile(profile))).toEqual(profile);
      }),
      { numRuns: runsOf(80) },
    );
  });

  it('contains the chosen sections only, without roll number and pictures', async () => {
    const chosen = new Set(['summary', 'projects'] as const);
    const profile = await decodeProfile(await encodeProfile(toSharedProfile(sample, chosen)));
    expect(Object.keys(profile).sort()).toEqual(['bio', 'college', 'name', 'projects', 'summary']);
    const text = JSON.stringify(toSharedProfile(sample, all));
    expect(text).toContain(sample.student.email);
    for (const hidden of [sample.student.rollNumber, '/images/', 'Smart India Hackathon'])
      expect(text).not.toContain(hidden);
  });

  it('keeps letters of every script, with the joiners that some need', async () => {
    const name = 'आरव क्‍ष 👩🏽‍💻 عربي';
    expect(await decodeProfile(await encodeProfile({ ...minimalProfile, name }))).toEqual({
      ...minimalProfile,
      name,
    });
  });

  it('is not created if it would be too long to open', async () => {
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

describe('a link from someone else', () => {
  const refused = async (fragment: string, reason: RegExp) => {
    const failed = decodeProfile(fragment);
    await expect(failed).rejects.toThrow(LinkError);
    await expect(failed).rejects.toThrow(reason);
  };

  it('is opened if it is a profile', async () => {
    expect(await decodeProfile(forge(minimalProfile))).toEqual(minimalProfile);
  });

  it.each([
    ['an unknown field', { ...minimalProfile, extra: 1 }],
    ['a nested unknown field', { ...minimalProfile, contact: { email: 'a@b.in', tel: '1' } }],
    ['a prototype', '{"name":"a","college":"b","bio":"","__proto__":{"x":1}}'],
    ['a text that is too long', { ...minimalProfile, summary: 'x'.repeat(601) }],
    ['a list that is too long', { ...minimalProfile, skills: Array(201).fill('x') }],
    ['a control character', { ...minimalProfile, name: 'A\u0000sha' }],
    ['a line break in a name', { ...minimalProfile, name: 'A\nsha' }],
    ['a character that reverses the reading direction', { ...minimalProfile, name: 'A\u202Esha' }],
    ['a lone surrogate', { ...minimalProfile, name: 'A\ud800' }],
    ['a number instead of a text', { ...minimalProfile, name: 7 }],
    ['an empty name', { ...minimalProfile, name: ' ' }],
    ['nothing', null],
    ['a list', []],
    [
      'an email address with extra parameters',
      { ...minimalProfile, contact: { email: 'a@b.in?bcc=c@d.in' } },
    ],
    [
      'an impossible date',
      { ...minimalProfile, activities: [{ name: 'a', category: 'b', date: '2025-99-99' }] },
    ],
  ])('is refused with %s', (_, value) => refused(forge(value), /The link has no valid profile/));

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
      /has no valid profile/,
    ),
  );

  it('is opened with a web address', async () => {
    const projects = [{ title: 'P', technology: '', href: 'http://a.example/x?y#z' }];
    expect(await decodeProfile(forge({ ...minimalProfile, projects }))).toEqual({
      ...minimalProfile,
      projects,
    });
  });

  it('is refused before it is read if it is long', () =>
    refused(`#shared=1.${'A'.repeat(2_000_000)}`, new RegExp(`longer than ${maxFragmentLength}`)));

  it('is refused if it is short but expands too much, without expanding it', async () => {
    const bomb = forge(`"${'0'.repeat(15_000_000)}"`);
    expect(bomb.length).toBeLessThan(maxFragmentLength);
    expect(maxRecordBytes).toBeLessThan(1_000_000);
    await refused(bomb, /expands to more/);
  });

  it.each([
    ['nothing', '#shared=', /another version/],
    ['another version', forge(minimalProfile, '2'), /another version/],
    ['no content', '#shared=1.', /missing or was changed/],
    ['another alphabet', '#shared=1.a+b/c=', /missing or was changed/],
    ['invalid percent encoding', '#shared=1.%E0%A4', /missing or was changed/],
    ['bytes that are not text', '#shared=1.YmCgAAA', /damaged|changed/],
    ['text that is not JSON', forge('{'), /text of the link is damaged/],
    ['another prefix', '#profile=1.x', /not a link to a profile/],
  ])('is refused with %s', (_, fragment, reason) => refused(fragment, reason));

  it('is refused if it is cut off anywhere', async () => {
    const whole = await encodeProfile(toSharedProfile(sample, all));
    for (let length = 0; length < whole.length; length += 7)
      await expect(decodeProfile(whole.slice(0, length))).rejects.toThrow(LinkError);
  });

  it('is opened or refused with a reason, whatever is changed in it', async () => {
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
      { numRuns: runsOf(300) },
    );
  });
});
