import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readAsText } from '@/__tests__/components/integrity/read-as-text';
import { makeFilesReadable } from '@/__tests__/components/readable-file';
import { renderSettled, wipeDevice, writeToDevice } from '@/__tests__/components/settle';
import { compareTexts } from '@/components/integrity/model/compare-texts';
import { OwnCheckDialog } from '@/components/integrity/student/own-check-dialog';
import { workspace } from '@/lib/store/device';
import { put } from '@/lib/store/record';
import type { OwnAssignment } from '@/lib/store/use-list';

jest.mock('@/components/integrity/comparer/compare-in-worker', () => ({
  compareInWorker: (...props: Parameters<typeof compareTexts>) => compareTexts(...props),
}));
jest.mock('@/components/integrity/reader/read-text', () => ({
  readText: (...props: Parameters<typeof readAsText>) => readAsText(...props),
}));

const wording =
  'Explain in your own words why the frames of nested calls leave a stack in reverse order.';
const earlier = 'My earlier report measured how often the queue of the printer was empty at noon.';
const assignment = { id: 'unit-2', name: 'Stacks', instructions: wording } as OwnAssignment;

beforeAll(makeFilesReadable);
afterEach(wipeDevice);

test('Shows a student what the own work shares with the assignment and with earlier work, and keeps nothing', async () => {
  const file = { name: 'earlier.txt', size: earlier.length, sha256: 'a'.repeat(64) };
  await writeToDevice(
    put('files', { ...file, id: 'f-1', type: '', blob: new Blob([earlier]) }),
    put('handins', {
      ...{ id: 'unit-1', at: '2026-11-21T10:00:00.000Z', name: 'Queues', done: true },
      file: { ...file, file: 'f-1' },
    }),
  );
  await renderSettled(<OwnCheckDialog assignment={assignment} onClose={() => {}} />);
  const dialog = screen.getByRole('dialog', { name: 'Check before you submit: Stacks' });
  const own = `${wording} A stack does this because the last call ends first. ${earlier}`;
  await userEvent.upload(
    within(dialog).getByLabelText('Your work'),
    new File([own], 'answer.txt', { type: 'text/plain' }),
  );
  const pairs = await within(dialog).findByRole('list', { name: 'Pairs' });
  expect(pairs).toHaveTextContent('Your work and The instructions');
  expect(pairs).toHaveTextContent('Your work and Your earlier work: Queues');
  expect(within(dialog).getByText(/^1 text compared with 2 sources\./)).toBeVisible();
  expect(await workspace.all('comparisons')).toEqual([]);
});
