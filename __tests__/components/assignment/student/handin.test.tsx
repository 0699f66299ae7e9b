import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeFilesReadable } from '@/__tests__/components/readable-file';
import {
  loadDevice,
  renderSettled,
  wipeDevice,
  writeToDevice,
} from '@/__tests__/components/settle';
import { HandinSection } from '@/components/assignment/student/handin-section';
import { UnlinkedSubmissions } from '@/components/assignment/student/unlinked-submissions';
import { ToastRegion } from '@/components/page/toast-region';
import { workspace } from '@/lib/store/device';
import { put } from '@/lib/store/record';
import { useRecords } from '@/lib/store/use-records';

describe('Handing in', () => {
  const unit = {
    ...{ id: 'unit-1', name: 'Unit 1', subject: 'Mathematics' },
    ...{ origin: 'content' as const, changed: false },
  };

  function Page() {
    return (
      <HandinSection
        assignment={unit}
        handin={useRecords('handins').get(unit.id)}
        teacher="Dr. Ananya Rao"
        student={{ name: 'Aarav Sharma', rollNumber: '25CSE1042' }}
      />
    );
  }

  beforeAll(makeFilesReadable);
  afterEach(async () => {
    jest.restoreAllMocks();
    await wipeDevice();
  });

  const answers = new File(['%PDF-1.7 answers'], 'answers.pdf', { type: 'application/pdf' });

  test('work takes one press after its file is chosen, and a message says where it is', async () => {
    render(
      <>
        <Page />
        <ToastRegion />
      </>,
    );
    await loadDevice();
    await userEvent.upload(screen.getByLabelText('Add PDF: Unit 1'), answers);
    expect(workspace.records('handins').size).toBe(0);
    await userEvent.click(await screen.findByRole('button', { name: 'Hand in answers.pdf' }));
    expect(await screen.findByText(/Handed in to Dr\. Rao\. Receipt saved\.$/)).toBeVisible();
    expect(screen.getByText(/With Dr\. Rao\.$/)).toBeVisible();
    expect(screen.getByLabelText('Replace: Unit 1')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Your work' })).toHaveFocus());
  });

  test('work is said to be handed in once it is, not while it is being saved', async () => {
    let save = () => {};
    const saved = new Promise<void>((resolve) => (save = resolve));
    const write = workspace.write.bind(workspace);
    jest.spyOn(workspace, 'write').mockImplementation(async (...args) => {
      const undo = await write(...args);
      await saved;
      return undo;
    });
    render(
      <>
        <Page />
        <ToastRegion />
      </>,
    );
    await loadDevice();
    await userEvent.upload(screen.getByLabelText('Add PDF: Unit 1'), answers);
    await userEvent.click(await screen.findByRole('button', { name: 'Hand in answers.pdf' }));
    await waitFor(() => expect(workspace.records('handins').size).toBe(1));
    expect(screen.queryByText(/Handed in to Dr/)).toBeNull();
    await act(async () => save());
    expect(await screen.findByText(/Handed in to Dr/)).toBeVisible();
  });

  test('a file that is not a PDF is refused at the row', async () => {
    render(<Page />);
    await loadDevice();
    const field = screen.getByLabelText('Add PDF: Unit 1');
    const fake = new File(['GIF89a'], 'fake.pdf', { type: 'application/pdf' });
    await userEvent.upload(field, fake);
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/is named a PDF but its content is not one/),
    );
    expect(screen.queryByRole('button', { name: /^Hand in/ })).toBeNull();
  });
});

describe('Submissions without an assignment', () => {
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
});
