import { facultyKey } from '@/__tests__/components/exchange/faculty-key';
import { sample } from '@/__tests__/components/profile/model/profile-record';
import { composePortfolio, picturesOf } from '@/components/portfolio/model/portfolio';
import { defaultParts, type PortfolioPart } from '@/components/portfolio/model/portfolio-section';
import type { OwnActivity } from '@/lib/store/use-list';
import { allParts, approved, evidenceOf, sourceOf } from './portfolio-source';

const compose = (
  activities?: readonly OwnActivity[],
  parts: ReadonlySet<PortfolioPart> = allParts,
) => composePortfolio(sourceOf(activities), parts);

const section = (activities: readonly OwnActivity[], id: PortfolioPart) =>
  compose(activities).sections.find((one) => one.id === id);

/** The facts of the first entry of a section. */
const factsOf = (activities: readonly OwnActivity[], id: PortfolioPart = 'activities') =>
  Object.fromEntries(
    (section(activities, id)?.entries?.[0]?.facts ?? []).map(({ term, value }) => [term, value]),
  );

const fromFile = (keyId: string | null) => ({ kind: 'file' as const, keyId });

describe('A portfolio', () => {
  it('has the chosen sections in the order of a CV', () => {
    const ids = compose([approved('Poetry', { evidence: evidenceOf('poem.pdf') })]).sections.map(
      ({ id }) => id,
    );
    expect(ids).toEqual([
      ...['summary', 'academics', 'entries', 'projects', 'activities'],
      ...['points', 'evidence', 'results', 'skills', 'interests'],
    ]);
  });

  it('has only the name, the college and the day if nothing is chosen', () => {
    const portfolio = compose(undefined, new Set());
    expect(portfolio.sections).toEqual([]);
    expect(portfolio.contact).toEqual([]);
    expect(picturesOf(portfolio)).toEqual([]);
    expect(portfolio).toMatchObject({ name: 'Aarav Sharma' });
    expect(portfolio.footer).toContain(sample.college);
    expect(portfolio.footer).toContain('Made on 23 Nov 2026');
  });

  it('has results, pictures and contact details only if they are chosen', () => {
    const portfolio = compose(undefined, defaultParts);
    expect(portfolio.sections.map(({ id }) => id)).not.toContain('results');
    expect(portfolio.contact).toEqual([]);
    expect(picturesOf(portfolio)).toEqual([]);
    const whole = compose();
    expect(whole.contact).toContain('aarav.sharma@peepalgrove.example');
    expect(picturesOf(whole)[0]).toMatchObject({ alt: expect.stringContaining('Aarav') as string });
  });

  it('has the pictures of this device in place of those of the college', () => {
    const source = sourceOf();
    const [first, ...projects] = source.record.projects;
    const record = { ...source.record, projects: [{ ...first!, picture: 'own' }, ...projects] };
    const portfolio = composePortfolio({ ...source, record, photo: 'face' }, allParts);
    const pictures = picturesOf(portfolio);
    expect(pictures[0]).toEqual({ stored: 'face', alt: 'Photo of Aarav Sharma' });
    expect(pictures).toContainEqual({ stored: 'own', alt: '' });
    expect(pictures).not.toContainEqual(expect.objectContaining({ src: first!.image!.src }));
  });

  it('leaves out activities that are not approved or were withdrawn', () => {
    const names = section(
      [
        approved('Waiting', { status: 'Pending' }),
        approved('Taken back', { withdrawn: true }),
        approved('Poetry'),
      ],
      'activities',
    )?.entries?.map(({ title }) => title);
    expect(names).toEqual(['Poetry']);
  });
});

describe('An approved activity in a portfolio', () => {
  it('shows who decided, when, and which published key signed it', () => {
    const ofStep = fromFile(facultyKey.id);
    const source = sourceOf([approved('Poetry', { source: ofStep })]);
    const record = { ...source.record, signers: new Map([[ofStep, facultyKey]]) };
    const { sections } = composePortfolio({ ...source, record }, new Set(['activities', 'points']));
    expect(sections[0]?.entries?.[0]?.facts).toEqual([
      { term: 'Points', value: '0' },
      { term: 'Approved by', value: 'Dr. Ananya Rao' },
      { term: 'On', value: '05 Oct 2026' },
      { term: 'Signature', value: `Signed by Dr. Ananya Rao with key ${'a'.repeat(16)}` },
      { term: 'Recorded', value: "On the student's device, not by the college" },
    ]);
  });

  it.each([
    ['a file without a signature', fromFile(null), 'None, recorded from a file'],
    ['a step that only names a key', fromFile(facultyKey.id), 'None, recorded from a file'],
    ['this device', undefined, "None, decided on the student's device"],
  ])('is not called signed if the decision comes from %s', (_from, source, text) => {
    const activity = approved('Poetry', source && { source });
    expect(factsOf([activity])['Signature']).toBe(text);
  });

  it('shows a decision of the college with its day', () => {
    const own = sample.activities.find(({ status }) => status === 'Approved')!;
    expect(factsOf([own])).toMatchObject({
      'Approved by': own.decision!.by,
      Signature: "None, decided in the college's record",
      Recorded: "In the college's record",
    });
  });

  it('says so if it is not recorded who decided', () => {
    expect(factsOf([approved('Poetry', { history: [] })])['Approved by']).toBe('Not recorded');
  });
});

describe('The activity points', () => {
  const workshop = approved('Poetry', { level: 'National', hours: 6, proof: 'Certificate' });

  it('are those of each head of the rules, with what is missing', () => {
    const [table] = section([workshop], 'points')?.tables ?? [];
    expect(table?.head).toEqual(['Head', 'Points', 'Required', 'Missing']);
    expect(table?.rows[0]?.cells).toEqual(['Courses and workshops', '8', '30', '22']);
    expect(table?.rows.at(-1)?.cells[0]).toBe('Community service (40 hours missing)');
    expect(table?.result).toBe('Total: 8 of 100 points');
  });

  it('are with each activity, with its level, hours and proof', () => {
    expect(factsOf([workshop])).toMatchObject({ Points: '8', Proof: 'Certificate' });
    expect(section([workshop], 'activities')?.entries?.[0]?.subtitle).toBe(
      'Workshop · National · 6 hours',
    );
  });

  it('are fewer for a student of lateral entry', () => {
    const source = sourceOf([workshop]);
    const record = { ...source.record, student: { ...source.record.student, lateral: true } };
    const { sections } = composePortfolio({ ...source, record }, allParts);
    const points = sections.find(({ id }) => id === 'points');
    expect(points?.tables?.[0]?.result).toBe('Total: 8 of 75 points');
  });

  it('are nowhere if they are not chosen', () => {
    const parts = new Set<PortfolioPart>(['activities']);
    const [only, ...others] = compose([workshop], parts).sections;
    expect(others).toEqual([]);
    expect(only?.entries?.[0]?.facts?.map(({ term }) => term)).not.toContain('Points');
  });

  it('are left out if the rules have no heads', () => {
    const source = sourceOf([workshop]);
    const content = { ...source.content, rules: { ...source.content.rules, heads: [] } };
    const { sections } = composePortfolio({ ...source, content }, allParts);
    expect(sections.map(({ id }) => id)).not.toContain('points');
  });
});

describe('The list of evidence', () => {
  it('has the name, the size and the SHA-256 of every file of an approved activity', () => {
    const activities = [
      approved('Poetry', { evidence: evidenceOf('poem.pdf') }),
      approved('Waiting', { status: 'Pending', evidence: evidenceOf('waiting.pdf') }),
      approved('Chess'),
    ];
    expect(section(activities, 'evidence')?.entries).toHaveLength(1);
    expect(section(activities, 'evidence')?.entries?.[0]?.title).toBe('poem.pdf');
    expect(factsOf(activities, 'evidence')).toEqual({
      Activity: 'Poetry',
      Size: '49 kB (49,301 bytes)',
      'SHA-256': '0123456789abcdef'.repeat(4),
    });
    expect(section(activities, 'evidence')?.note).toContain('For 1 of 2 approved activities');
  });

  it('is left out if no file is on the device', () => {
    expect(section([approved('Chess')], 'evidence')).toBeUndefined();
  });
});

describe('The results', () => {
  it('have the subjects and the average of every term', () => {
    const found = section([], 'results');
    expect(found?.tables?.map(({ caption }) => caption)).toEqual([
      'Semester 1, published 20 Jan 2026',
      'Semester 2',
    ]);
    // (3 × 8 + 4 × 7 + 3 × 10) ÷ 10
    expect(found?.tables?.[0]?.result).toBe('SGPA: 8.20 (10 credits)');
    expect(found?.tables?.[1]?.rows.at(-1)?.cells).toEqual(['Course f', '2', '', '']);
    expect(found?.note).toContain('Published results, as of 20 Nov 2026. CGPA: ');
  });
});
