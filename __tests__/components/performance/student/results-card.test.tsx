import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSettled } from '@/__tests__/components/settle';
import { ResultsCard } from '@/components/performance/student/results-card';
import { academic } from '@/content/campus';
import { results } from '@/__tests__/components/performance/model/scale';

const { grading } = academic;

const show = (changed: Partial<Parameters<typeof ResultsCard>[0]> = {}) =>
  renderSettled(<ResultsCard {...{ results, grading, comingCredits: '20' }} {...changed} />);

test('Shows the CGPA, the SGPA of each term, what is not passed and the date', async () => {
  await show();
  const card = screen.getByRole('region', { name: 'Results' });
  expect(card).toHaveTextContent('6.80CGPA, of 1016 credits earned');
  expect(within(card).getByRole('row', { name: /^Semester 1/ })).toHaveTextContent(
    'Semester 1published 20 Jan 2026108.20',
  );
  expect(within(card).getByRole('row', { name: /^Semester 2/ })).toHaveTextContent(
    'Semester 21 not passed105.40',
  );
  expect(card).toHaveTextContent('Published results, as of 20 Nov 2026');
});

const withGrade = (grade: string, more: Partial<typeof results> = {}) => ({
  ...results,
  ...more,
  terms: results.terms.map((term, index) => ({
    ...term,
    subjects: term.subjects.map((one, at) => (index + at === 0 ? { ...one, grade } : one)),
  })),
});

test('Shows a dash and why, while the grade of a result is not in the scale', async () => {
  await show({ results: withGrade('UA') });
  const card = screen.getByRole('region', { name: 'Results' });
  expect(card).toHaveTextContent(/^Results.*—CGPA, of 10/);
  expect(within(card).getByRole('row', { name: /^Semester 1/ })).toHaveTextContent(
    /The grade UA in .* is not in the scale of the college.*—$/,
  );
  expect(within(card).getByRole('row', { name: /^Semester 2/ })).toHaveTextContent(/5\.40$/);
});

test('Shows the averages and backlogs that the college has published, whatever the grades are', async () => {
  const user = userEvent.setup();
  await show({ results: withGrade('UA', { cgpa: 6, backlogs: 2, earned: 12 }) });
  const card = screen.getByRole('region', { name: 'Results' });
  expect(card).toHaveTextContent('6.00CGPA, of 1012 credits earned, 2 backlogs');
  await user.click(screen.getByRole('button', { name: 'How it is calculated' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'How it is calculated' }));
  expect(dialog.getByText('The college has published 6.00 as CGPA.')).toBeVisible();
});

test('Shows nothing before the first results', async () => {
  const { container } = await show({ results: { ...results, terms: [] } });
  expect(container).toBeEmptyDOMElement();
});

test('Shows the working: products, sums, the division, and what does not count', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'How it is calculated' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'How it is calculated' }));
  expect(dialog.getByText('136 ÷ 20 = 6.80')).toBeVisible();
  expect(dialog.getByText('82 ÷ 10 = 8.20')).toBeVisible();
  expect(dialog.getByText('54 ÷ 10 = 5.40')).toBeVisible();
  expect(dialog.getByRole('row', { name: /^Course d/ })).toHaveTextContent(
    'Course dGrade F, not passed400',
  );
  expect(dialog.getByText(/it has no grade yet/)).toHaveTextContent(/^Course f does not count/);
});

test('Shows what is needed for a CGPA, and that an impossible one cannot be reached', async () => {
  const user = userEvent.setup();
  await show();
  await user.click(screen.getByRole('button', { name: 'What do I need for my target?' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What do I need?' }));
  const target = dialog.getByLabelText('Target CGPA');
  expect(target).toHaveAccessibleDescription('Now it is 6.80.');
  await user.type(target, '8');
  expect(dialog.getByText(/^For a CGPA of 8.00, you need an average of 9.19/)).toBeVisible();
  await user.clear(target);
  await user.type(target, '9,5');
  expect(dialog.getByText(/cannot be reached.*the highest possible is 8.40/)).toBeVisible();
  await user.clear(target);
  await user.type(target, '11');
  expect(target).toHaveAccessibleDescription(/Enter a number from 0 to 10 with at most 2/);
  await waitFor(() =>
    expect(dialog.getByRole('status')).toHaveTextContent(/Enter a number from 0 to 10/),
  );
});
