import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeFilesReadable } from '@/__tests__/components/readable-file';
import { loadDevice, wipeDevice } from '@/__tests__/components/settle';
import { HandinSection } from '@/components/assignment/student/handin-section';
import { workspace } from '@/lib/store/device';
import { useRecords } from '@/lib/store/use-records';

const unit = {
  ...{ id: 'unit-1', name: 'Unit 1', subject: 'Mathematics' },
  ...{ origin: 'content' as const, changed: false },
};

function Page() {
  return <HandinSection assignment={unit} handin={useRecords('handins').get(unit.id)} />;
}

beforeAll(makeFilesReadable);
afterEach(async () => {
  jest.restoreAllMocks();
  await wipeDevice();
});

test('work is said to be saved once it is, not while it is being saved', async () => {
  let save = () => {};
  const saved = new Promise<void>((resolve) => (save = resolve));
  const write = workspace.write.bind(workspace);
  jest.spyOn(workspace, 'write').mockImplementation(async (...args) => {
    const undo = await write(...args);
    await saved;
    return undo;
  });
  render(<Page />);
  await loadDevice();
  const answers = new File(['%PDF-1.7 answers'], 'answers.pdf', { type: 'application/pdf' });
  await userEvent.upload(screen.getByLabelText('Hand in a PDF'), answers);
  await waitFor(() => expect(workspace.records('handins').size).toBe(1));
  expect(screen.queryByText(/, not sent/)).toBeNull();
  await act(async () => save());
  expect(await screen.findByText(/, not sent/)).toBeVisible();
});
