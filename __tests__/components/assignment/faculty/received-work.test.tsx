import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSettled, wipeDevice } from '@/__tests__/components/settle';
import { AssignmentActions } from '@/components/assignment/faculty/assignment-actions';
import { ReceivedWork } from '@/components/assignment/faculty/received-work';
import { DeletedList } from '@/components/list/deleted-list';
import { ToastRegion } from '@/components/page/toast-region';
import { workspace } from '@/lib/store/device';
import { put } from '@/lib/store/record';

const work = (name: string, rollNumber: string, assignment = 'unit-1') =>
  put('received', {
    id: `${rollNumber.toLowerCase()}:${assignment}`,
    at: '2026-11-21T10:00:00.000Z',
    assignment,
    name: 'Unit 1',
    student: { name, rollNumber },
    handedIn: '2026-11-20T10:00:00.000Z',
    file: {
      file: `f-${rollNumber.toLowerCase()}`,
      name: 'work.pdf',
      size: 2048,
      sha256: 'a'.repeat(64),
    },
  });

const unit = {
  name: 'Unit 1',
  section: '1CSE33',
  due: '2027-11-20',
  instructions: '',
  closed: false,
  by: 'Dr. Ananya Rao',
};

afterEach(wipeDevice);

describe('Work received by file', () => {
  it('is listed with its assignment by student name, and can be removed and restored', async () => {
    await act(() =>
      workspace.write([
        work('Rahul Menon', '25CSE1090'),
        work('Meera Nair', '25CSE1077'),
        work('Zoya Khan', '25CSE1101', 'unit-2'),
      ]),
    );
    await renderSettled(
      <>
        <ReceivedWork assignment="unit-1" />
        <ToastRegion />
      </>,
    );
    const list = screen.getByRole('list', { name: 'Handed in by file' });
    const names = () =>
      within(list)
        .getAllByRole('button', { name: /^Remove/ })
        .map((button) => button.getAttribute('aria-label'));
    expect(names()).toEqual(['Remove the work of Meera Nair', 'Remove the work of Rahul Menon']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove the work of Meera Nair' }));
    expect(screen.getByRole('group', { name: 'Delete it?' })).toHaveTextContent(
      'Delete the work of Meera Nair, work.pdf, from this device?',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Delete it' }));
    expect(names()).toEqual(['Remove the work of Rahul Menon']);
    const message = screen.getByText(/The work of Meera Nair is removed/).parentElement!;
    await userEvent.click(within(message).getByRole('button', { name: /^Undo: / }));
    expect(names()).toHaveLength(2);
  });

  it('is named before it is deleted with its assignment, and can be restored later', async () => {
    const record = {
      id: 'unit-1',
      origin: 'device' as const,
      removed: false as const,
      at: '2026-11-21T10:00:00.000Z',
      fields: { ...unit, files: [] },
    };
    await act(() =>
      workspace.write([
        put('assignments', record),
        work('Rahul Menon', '25CSE1090'),
        work('Meera Nair', '25CSE1077'),
      ]),
    );
    const assignment = { ...unit, id: 'unit-1', origin: 'device' as const, changed: true };
    await renderSettled(
      <>
        <AssignmentActions assignment={assignment} onEdit={() => {}} />
        <DeletedList />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(workspace.records('received').size).toBe(2);
    expect(screen.getByRole('group', { name: 'Delete it?' })).toHaveTextContent(
      'the work of 2 students received by file: Meera Nair, Rahul Menon.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Delete it' }));
    await waitFor(() => expect(workspace.records('received').size).toBe(0));
    await userEvent.click(await screen.findByRole('button', { name: 'Restore “Unit 1”' }));
    await waitFor(() => expect(workspace.records('received').size).toBe(2));
    expect(workspace.records('assignments').has('unit-1')).toBe(true);
    expect(screen.queryByText('Deleted since you opened this page')).not.toBeInTheDocument();
  });

  it('is not mentioned if there is none', async () => {
    const { container } = await renderSettled(<ReceivedWork assignment="unit-1" />);
    expect(container).toBeEmptyDOMElement();
  });
});
