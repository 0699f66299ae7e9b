import { render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { tenPoints } from '@/__tests__/components/performance/model/scale';
import { allParts, sourceOf } from '@/__tests__/components/portfolio/model/portfolio-source';
import { composePortfolio } from '@/components/portfolio/model/portfolio';
import { AcademicInformation } from '@/components/profile/academic-information';
import { composeCv } from '@/components/profile/model/cv';
import { toJsonResume } from '@/components/profile/model/json-resume';
import { sharedProfile, toSharedProfile } from '@/components/profile/model/shared-profile';
import { SharedPage } from '@/components/profile/share/shared-page';
import type { Grading } from '@/content/schema/academic';
import { sharedSite } from './share/site';
import { all, sample } from './model/profile-record';

jest.mock('@/components/profile/model/shared-check', () => ({
  checkActivities: () => new Promise(() => {}),
}));

const points = (maximum: number, all = 'CGPA'): Partial<Grading> => ({
  ...{ unit: 'points', maximum },
  ...(all !== 'CGPA' && { names: { term: 'Term GPA', all } }),
});
const percent: Partial<Grading> = { unit: 'percent', maximum: 100 };

/** What a sheet, a link and another program say of an average on a scale. */
const scales: [Partial<Grading>, cgpa: number, name: string, text: string, score: string][] = [
  [points(4, 'GPA'), 3.25, 'GPA', '3.25 of 4', '3.25/4'],
  [points(5), 4.5, 'CGPA', '4.5 of 5', '4.5/5'],
  [points(7), 6.1, 'CGPA', '6.1 of 7', '6.1/7'],
  [points(10), 9.2, 'CGPA', '9.2 of 10', '9.2/10'],
  [points(20, 'Moyenne générale'), 15.75, 'Moyenne générale', '15.75 of 20', '15.75/20'],
  [percent, 42.8, 'Overall average', '42.8%', '42.8%'],
  [
    { ...percent, names: { term: 'Percentage', all: 'Aggregate percentage' } },
    ...([100, 'Aggregate percentage', '100%', '100%'] as const),
  ],
];

describe.each(scales)('On the scale %j, an average of %d', (scale, cgpa, name, text, score) => {
  const grading: Grading = { ...tenPoints, ...scale };
  const record = { ...sample, grading, student: { ...sample.student, cgpa } };

  it('is the same on the dashboard, the CV and the portfolio', () => {
    render(<AcademicInformation student={record.student} scale={grading} />);
    expect(screen.getByText(name).parentElement).toHaveTextContent(`${name}${text}`);
    const source = sourceOf();
    const content = { ...source.content, grading };
    const portfolio = composePortfolio({ ...source, record, content }, allParts);
    for (const sheet of [composeCv(record, all), portfolio])
      expect(JSON.stringify(sheet)).toContain(` · ${name} ${text} (`);
  });

  it('is a score of a JSON Resume', () => {
    expect(toJsonResume(record, all)).toMatchObject({ education: [{ score }] });
  });

  it('comes through a link to the profile', () => {
    const inLink: unknown = JSON.parse(JSON.stringify(toSharedProfile(record, all)));
    render(<SharedPage profile={v.parse(sharedProfile, inLink)} {...sharedSite} />);
    expect(screen.getByText(new RegExp(`${name} `))).toHaveTextContent(`${name} ${text}`);
  });
});
