import { screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  loadDevice,
  renderSettled,
  wipeDevice,
  writeToDevice,
} from '@/__tests__/components/settle';
import { PointsDialog } from '@/components/activity/points/points-dialog';
import { activityRules } from '@/content/campus';
import { activities } from '@/content/student';
import { addToList, type FieldsOf } from '@/lib/store/overlay';

beforeAll(loadDevice);

afterEach(wipeDevice);

const open = (props: Partial<Parameters<typeof PointsDialog>[0]> = {}) =>
  renderSettled(
    <PointsDialog activities={activities} rules={activityRules} onClose={() => {}} {...props} />,
  );

const cells = (table: string, row: RegExp) =>
  within(within(screen.getByRole('table', { name: table })).getByRole('row', { name: row }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

const service: FieldsOf<'activities'> = {
  name: 'Village school',
  category: 'Community service',
  dateAdded: '2026-01-10',
  issuer: 'NSS',
  date: '2026-01-09',
  credits: null,
  note: '',
  hours: 30,
  proof: '',
  status: 'Approved',
  evidence: null,
  withdrawn: false,
  history: [],
};

describe('the activity points', () => {
  test('show the total, and what is missing under each head with the accepted proof', async () => {
    await open();
    const dialog = screen.getByRole('dialog', { name: 'Activity points' });
    expect(dialog).toHaveTextContent('You have 42 of 100 points. 58 points missing.');
    const heads = within(dialog).getAllByRole('listitem');
    expect(heads).toHaveLength(4);
    expect(heads[0]).toHaveTextContent('36 of 30 points.');
    expect(heads[0]).not.toHaveTextContent('missing');
    expect(heads[1]).toHaveTextContent('6 of 20 points, 14 missing.');
    expect(heads[1]).toHaveTextContent('15 more if what is pending is approved.');
    expect(heads[1]).toHaveTextContent('Accepted proof: Certificate, Letter of the organiser');
    expect(heads[3]).toHaveTextContent('40 hours missing: nothing counts before 40 hours.');
  });

  test.each([
    [1, 'Nothing is due in semester 1.'],
    [3, '20 points are due in semester 3. You have 42.'],
    [7, '70 points are due in semester 7. You have 42, 28 are missing.'],
  ])('say what is due in semester %d before what the programme asks for', async (semester, due) => {
    await open({ semester });
    expect(screen.getByRole('dialog')).toHaveTextContent(
      `${due} By the end of the programme: You have 42 of 100 points.`,
    );
  });

  test('do not say twice what the last semester asks for', async () => {
    await open({ semester: 8 });
    expect(screen.getByRole('dialog')).not.toHaveTextContent(/due in|end of the programme/);
  });

  test('say for every activity what it counts for and why it does not', async () => {
    await open();
    const table = 'What every activity counts for';
    expect(cells(table, /^Python for Everybody/)).toEqual(['60', '24']);
    expect(cells(table, /^Robotics Primer.*Rejected/)).toEqual(['–', '0']);
    expect(cells(table, /^Smart India Hackathon.*Waiting for approval/)).toEqual(['–', '0']);
  });

  test('count what this device has', async () => {
    await open();
    await writeToDevice(addToList('activities', service));
    expect(cells('What every activity counts for', /^Village school.*too few hours/)).toEqual([
      ...['30', '0'],
    ]);
    expect(cells('What every activity counts for', /Village school.*No proof stated/)).toBeTruthy();
    await writeToDevice(addToList('activities', { ...service, name: 'Clinic', hours: 10 }));
    expect(screen.getByText('10 of 20 points, 10 missing.')).toBeVisible();
  });

  test('are fewer for a student of lateral entry', async () => {
    await open({ isLateral: true });
    expect(screen.getByRole('dialog')).toHaveTextContent('You have 42 of 75 points.');
  });

  test('are complete for a college that asks for no points', async () => {
    const heads = activityRules.heads.map(({ id, name }) => ({ id, name }));
    await open({ activities: [], rules: { ...activityRules, required: null, heads } });
    expect(screen.getByRole('dialog')).toHaveTextContent('You have 0 points.');
    expect(screen.queryByRole('heading', { name: 'What counts' })).not.toBeInTheDocument();
  });

  test('name the source of the rules with a link', async () => {
    const source = { text: 'A circular', href: 'https://university.example/circular' };
    await open({ rules: { ...activityRules, source } });
    expect(screen.getByRole('link', { name: 'A circular' })).toHaveAttribute('href', source.href);
  });

  test('have rings that screen readers skip, because the text has the figures', () => {
    const html = renderToStaticMarkup(
      <PointsDialog activities={activities} rules={activityRules} onClose={() => {}} />,
    );
    expect(html.match(/<svg/g)).toHaveLength(5);
    expect(html.match(/<svg[^>]*aria-hidden="true"/g)).toHaveLength(5);
  });
});
