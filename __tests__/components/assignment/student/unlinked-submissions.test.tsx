import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSettled, wipeDevice, writeToDevice } from '@/__tests__/components/settle';
import { UnlinkedSubmissions } from '@/components/assignment/student/unlinked-submissions';
import { put } from '@/lib/store/record';
import { useRecords } from '@/lib/store/use-records';

const Page = () => (
  <main id="main" tabIndex={-1}>
    <UnlinkedSubmissions handins={[...useRecords('handins').values()]} />
  </main>
);

afterEach(wipeDevice);

test('removed work of a withdrawn assignment leaves the focus to the page', async () => {
  const file = { file: 'f'.repeat(32), name: 'Unit 1.pdf', size: 1, sha256: 'a'.repeat(64) };
  const handin = { id: 'unit-1', name: 'Unit 1', at: '2026-11-26T04:00:00.000Z', done: false };
  await writeToDevice(put('handins', { ...handin, file }));
  await renderSettled(<Page />);
  await userEvent.click(screen.getByText('Work for withdrawn assignments (1)'));
  await userEvent.click(screen.getByRole('button', { name: 'Remove Unit 1.pdf' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete it' }));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  expect(screen.queryByText('Unit 1.pdf')).not.toBeInTheDocument();
});
