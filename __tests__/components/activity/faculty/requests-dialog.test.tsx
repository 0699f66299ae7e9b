import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { makeFilesReadable } from '@/__tests__/components/readable-file';
import { catchSavedFiles } from '@/__tests__/components/saved-files';
import { renderSettled, wipeDevice, writeToDevice } from '@/__tests__/components/settle';
import { RequestsDialog } from '@/components/activity/faculty/requests-dialog';
import type { Step } from '@/components/activity/model/activity-history';
import type { StudentKeys } from '@/components/activity/model/review';
import { SigningNote } from '@/components/exchange/signing-note';
import { workspace } from '@/lib/store/device';
import { put } from '@/lib/store/record';

const at = '2026-01-31T09:30:00.000Z';
const content = {
  rows: [],
  students: [],
  student: { name: 'Aarav Sharma', rollNumber: '25CSE1042' },
  activities: [],
  categories: [],
  by: 'Dr. Ananya Rao',
  employeeId: 'FAC-0117',
  keys: [],
};
const diya = { name: 'Diya Nair', rollNumber: '25CSE1017' };
const kabir = { name: 'Kabir Singh', rollNumber: '25CSE1058' };

/** A submission imported from a file. */
function received(id: string, student: typeof diya, history: Step[] = [], keys: StudentKeys = {}) {
  const fields = { name: id, category: 'Course', dateAdded: '2026-01-30', issuer: '' } as const;
  return put('submissions', {
    id,
    at,
    student,
    activity: id,
    revision: 'a'.repeat(64),
    fields: { ...fields, date: null, credits: null, note: '' },
    evidence: null,
    status: history.some(({ what }) => what === 'approved') ? 'Approved' : 'Pending',
    history: [{ at, what: 'submitted' }, ...history],
    ...keys,
  });
}

afterEach(wipeDevice);

const saves = catchSavedFiles();
beforeAll(makeFilesReadable);

const openDialog = () => renderSettled(<RequestsDialog {...content} onClose={() => {}} />);

describe('decision files', () => {
  it('are counted per student, and can be saved after a decision', async () => {
    const approved: Step = { at, what: 'approved', by: 'Dr. Ananya Rao' };
    await workspace.write([
      received('chess', diya, [approved]),
      received('poetry', diya, [approved]),
      received('robots', diya),
      received('rowing', kabir),
    ]);
    await openDialog();
    const lineOf = (name: RegExp) => screen.getByText(name).closest('li') as HTMLElement;
    expect(lineOf(/^Diya Nair/)).toHaveTextContent('2 decisions, 1 waiting for a decision');
    expect(lineOf(/^Kabir Singh/)).toHaveTextContent('None decided yet, 1 waiting for a decision');
    expect(within(lineOf(/^Kabir Singh/)).queryByRole('button')).not.toBeInTheDocument();
    await userEvent
      .setup()
      .click(screen.getByRole('button', { name: 'Save decision files for Diya Nair' }));
    expect(
      await screen.findByText(/^edify-decisions-25CSE1017-.*given to your browser to save\.$/),
    ).toBeVisible();
    expect(
      screen.getByText(/^It is not encrypted\. Give it to Diya Nair.* Both are not signed\.$/),
    ).toBeVisible();
    expect(saves.mock.calls.flat()).toEqual([
      expect.stringMatching(/^edify-decisions-25CSE1017-student-/),
      expect.stringMatching(/^edify-decisions-25CSE1017-college-/),
    ]);
    expect(
      screen.getByText(/Give edify-decisions-25CSE1017-college-.* to the college/),
    ).toBeVisible();
  });

  it('say that the college accepts only signed ones', async () => {
    const text = /accepts only decisions that are signed/;
    const { unmount } = render(<RequestsDialog {...content} onClose={() => {}} />);
    expect(screen.queryByText(text)).not.toBeInTheDocument();
    unmount();
    await renderSettled(<RequestsDialog {...content} signedOnly onClose={() => {}} />);
    expect(screen.getByText(text)).toBeVisible();
  });

  it('are missing until a submission is imported', async () => {
    await openDialog();
    expect(screen.getByText(/^There is nothing to save yet/)).toBeVisible();
    await writeToDevice(received('rowing', kabir));
    expect(screen.getByText('None decided yet, 1 waiting for a decision')).toBeVisible();
  });
});

describe('the key of a student', () => {
  const keyOf = (letter: string) => {
    const coordinate = letter.repeat(43);
    return { kty: 'EC', crv: 'P-256', x: coordinate, y: coordinate } as const;
  };
  const keys = () =>
    [...workspace.records('submissions').values()].map(({ replyKey, newReplyKey }) => [
      replyKey?.x[0],
      newReplyKey?.x[0],
    ]);

  it.each([
    ['Keep the first key of Diya Nair', 'A'],
    ['Use the new key of Diya Nair', 'B'],
  ])('is asked for when another one comes: %s', async (button, chosen) => {
    await workspace.write([
      received('chess', diya, [], { replyKey: keyOf('A') }),
      received('rowing', diya, [], { replyKey: keyOf('A'), newReplyKey: keyOf('B') }),
      received('poetry', kabir, [], { replyKey: keyOf('C') }),
    ]);
    await openDialog();
    const question = screen.getByRole('group', { name: 'The key of Diya Nair changed' });
    expect(question).toHaveTextContent('Until you choose, files are encrypted with the first key.');
    expect(screen.getAllByRole('group', { name: /^The key of/ })).toHaveLength(1);
    await userEvent.setup().click(within(question).getByRole('button', { name: button }));
    expect(screen.queryByRole('group', { name: /^The key of/ })).not.toBeInTheDocument();
    expect(keys()).toEqual([
      [chosen, undefined],
      [chosen, undefined],
      ['C', undefined],
    ]);
  });
});

describe('the note on signing', () => {
  const noteOf = (signer: { name: string } | null) => {
    const container = document.createElement('div');
    container.innerHTML = renderToStaticMarkup(<SigningNote signer={signer} />);
    return container;
  };

  it('links to the settings when there is no key', () => {
    const link = within(noteOf(null)).getByRole('link', { name: 'Settings' });
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/faculty-settings\/?$/));
  });

  it('shows who signs the files', () => {
    expect(noteOf({ name: 'Dr. Ananya Rao' })).toHaveTextContent(
      'Files are signed as Dr. Ananya Rao.',
    );
  });
});
