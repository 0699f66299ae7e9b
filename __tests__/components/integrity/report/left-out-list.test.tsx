import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { compareTexts } from '@/components/integrity/model/compare-texts';
import type { TextFile } from '@/components/integrity/model/text';
import { LeftOutList } from '@/components/integrity/report/left-out-list';

const header =
  'This file was written by the program of the college. Click the button of the licence to change the words of this header.';
const owners = ['Asha', 'Kabir', 'Meera', 'Rohan', 'Zoya'];
const files = owners.map((owner): TextFile => ({
  ...{ id: owner, name: `${owner}.txt`, role: 'work', owner },
  pages: [{ number: 1, text: `${header} ${`${owner} `.repeat(40)}` }],
}));

test('A passage that many texts have is listed once, with their number', async () => {
  const { leftOut } = compareTexts(files);
  render(<LeftOutList leftOut={leftOut} files={files} />);
  await userEvent.click(screen.getByText('Show the 1 part left out'));
  const rows = within(screen.getByRole('list', { name: 'Left out' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(
      /^Asha, page 1: 2\d words of passage of many texts, also in 4 other texts\./,
    ),
  ]);
});
