import fc from 'fast-check';
import { composeCv } from '@/components/profile/model/cv';
import { all, anyRecord, choice, sample } from './profile-record';
import { runsOf } from '@/__tests__/full-run';

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
