import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MessageRegion } from '@/components/portal/message-region';
import { ReceivedWork } from '@/components/faculty/received-work';
import { workspace } from '@/lib/workspace/device';
import { put } from '@/lib/workspace/record';
import { renderSettled, wipeDevice } from '../settle';

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

afterEach(wipeDevice);

describe('Work that came by file', () => {
  it('stands with its assignment in the order of names, and can be removed and brought back', async () => {
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
        <MessageRegion />
      </>,
    );
    const list = screen.getByRole('list', { name: 'Handed in by file' });
    const names = () =>
      within(list)
        .getAllByRole('button', { name: /^Remove/ })
        .map((button) => button.getAttribute('aria-label'));
    expect(names()).toEqual(['Remove the work of Meera Nair', 'Remove the work of Rahul Menon']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove the work of Meera Nair' }));
    expect(names()).toEqual(['Remove the work of Rahul Menon']);
    const message = screen.getByText(/The work of Meera Nair is removed/).parentElement!;
    await userEvent.click(within(message).getByRole('button', { name: 'Undo' }));
    expect(names()).toHaveLength(2);
  });

  it('is not mentioned where there is none', async () => {
    const { container } = await renderSettled(<ReceivedWork assignment="unit-1" />);
    expect(container).toBeEmptyDOMElement();
  });
});
