import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StudentProfiles } from '@/components/activity/faculty/student-profiles';
import { studentRows } from '@/content/faculty';
import { profilesContent } from './profiles-content';

async function open(rows = studentRows) {
  const user = userEvent.setup();
  render(<StudentProfiles {...profilesContent} rows={rows} />);
  await user.click(await screen.findByRole('button', { name: 'Record report' }));
  return { user, dialog: await screen.findByRole('dialog', { name: 'Record report' }) };
}

const line = (dialog: HTMLElement, name: string) =>
  within(within(dialog).getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

const few = 'fewer than 5';

describe('the record report', () => {
  it('shows the sample without its small groups, and explains why', async () => {
    const { dialog } = await open();
    expect(line(dialog, 'Not stated')).toEqual([few, few, few, 'withheld']);
    expect(line(dialog, 'Course')).toEqual(['0', '0', '0', '0']);
    expect(line(dialog, 'Total')).toEqual(Array(4).fill('withheld'));
    expect(dialog).toHaveTextContent(
      /Counts below 5 are not shown, so that nobody can be recognised/,
    );
    expect(dialog).toHaveTextContent(/Most counts are hidden because this device has few records/);
    expect(dialog).toHaveTextContent(/as of \d\d \w{3} \d{4} \| .*Counted from the college's reg/);
  });

  it('shows no explanation when every count is shown', async () => {
    const rows = Array.from({ length: 8 }, (_, index) => ({
      ...studentRows[0]!,
      id: `student-${index}`,
    }));
    const { dialog } = await open(rows);
    expect(line(dialog, 'Total')).toEqual(['0', '8', '0', '8']);
    expect(dialog).not.toHaveTextContent('not shown');
  });

  it('opens without students too', async () => {
    const { dialog } = await open([]);
    expect(line(dialog, 'Total')).toEqual(['0', '0', '0', '0']);
  });
});
