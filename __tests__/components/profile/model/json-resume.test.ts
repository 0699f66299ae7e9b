import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { toJsonResume, readSpan } from '@/components/profile/model/json-resume';
import { all, anyRecord, choice, sample } from './profile-record';
import { runsOf } from '@/__tests__/full-run';

const schemaPath = createRequire(__filename).resolve('@jsonresume/schema/schema.json');
const ajv = new Ajv({ allErrors: true, strict: false });
addFormats(ajv);
const isResume = ajv.compile(JSON.parse(readFileSync(schemaPath, 'utf8')) as object);

/** The errors the published schema finds. */
function schemaErrors(resume: object) {
  isResume(resume);
  return isResume.errors ?? [];
}

describe('a JSON Resume of the record', () => {
  it('is valid against the published schema, which rejects invalid data', () => {
    expect(schemaErrors(toJsonResume(sample, all))).toEqual([]);
    expect(
      schemaErrors({ basics: { email: 'nobody' }, work: [{ startDate: 'soon' }] }),
    ).toHaveLength(2);
  });

  it('contains the record', () => {
    expect(toJsonResume(sample, all)).toMatchObject({
      basics: {
        name: 'Aarav Sharma',
        email: 'aarav.sharma@peepalgrove.example',
        location: { city: 'Pune, India' },
      },
      education: [
        {
          institution: 'Peepal Grove Institute of Technology',
          studyType: 'B.Tech.',
          area: 'Computer Science and Engineering',
          startDate: '2025',
          endDate: '2029',
          score: '9.2/10',
        },
      ],
      work: [
        {
          position: 'Front-end Intern',
          name: 'Kaveri Softworks, Pune',
          startDate: '2025-06',
          endDate: '2025-07',
        },
      ],
      volunteer: [{ startDate: '2025-08' }, { startDate: '2025-09-14', endDate: '2025-09-14' }],
      projects: [{ name: 'Mess Menu Board', keywords: ['React', 'TypeScript', 'CSS Grid'] }, {}],
      skills: [{ name: 'JAVA' }, { name: 'PYTHON' }, { name: 'JS' }, { name: 'Figma' }],
      languages: [{ language: 'English' }, { language: 'Hindi' }, { language: 'Marathi' }],
    });
  });

  it('lists approved activities only, with date and source', () => {
    const { certificates } = toJsonResume(sample, all) as { certificates: { name: string }[] };
    expect(certificates.map(({ name }) => name)).toEqual([
      'Cloud Foundations Workshop',
      'Figma for Engineers',
      'Python for Everybody',
      'Campus Hack Night',
    ]);
    expect(certificates[0]).toEqual({
      name: 'Cloud Foundations Workshop',
      date: '2025-09-10',
      issuer: 'Nimbus Academy',
      summary: 'Workshop.',
    });
  });

  it('is valid for every record and every choice, and leaves out what is not chosen', () => {
    fc.assert(
      fc.property(anyRecord, choice, (record, chosen) => {
        const resume = toJsonResume(record, chosen) as { basics: object };
        expect(schemaErrors(resume)).toEqual([]);
        expect('email' in resume.basics).toBe(chosen.has('contact'));
        expect('location' in resume.basics).toBe(chosen.has('contact'));
        expect('certificates' in resume).toBe(chosen.has('activities'));
      }),
      { numRuns: runsOf(150) },
    );
  });
});

describe('reading dates as people write them', () => {
  it.each([
    ['14 Sep 2025', '2025-09-14', '2025-09-14'],
    ['4 September 2025', '2025-09-04', '2025-09-04'],
    ['Jun 2025 - Jul 2025', '2025-06', '2025-07'],
    ['Jun 2025 – Jul 2025', '2025-06', '2025-07'],
    ['Jun - Jul 2025', '2025-06', '2025-07'],
    ['14 - 16 Sep 2025', '2025-09-14', '2025-09-16'],
    ['2023 to 2025', '2023', '2025'],
    ['2025-09-14', '2025-09-14', '2025-09-14'],
  ])('%s', (text, startDate, endDate) => {
    expect(readSpan(text)).toEqual({ startDate, endDate });
  });

  it('has no end date if it is ongoing', () => {
    expect(readSpan('Jun 2025 - Present')).toEqual({ startDate: '2025-06' });
  });

  it.each([
    '',
    'soon',
    'Jul 2025 - Jun 2025',
    '31 Feb 2025',
    '2025-13',
    'Foo 2025',
    'Jun - Jul',
    '1 - 2 - 3',
    'June 99999',
  ])('ignores what cannot be read: "%s"', (text) => {
    expect(readSpan(text)).toEqual({});
  });

  it('accepts any text without an error, and returns only calendar dates', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const date of Object.values(readSpan(text)))
          expect(date).toMatch(/^(?:19|20)\d\d(?:-\d\d){0,2}$/);
      }),
    );
  });
});
