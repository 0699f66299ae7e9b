import { useState } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { virtual } from '@guidepup/virtual-screen-reader';
import { ToastRegion } from '@/components/page/toast-region';
import { Announcer } from '@/components/ui/announcer';
import { Dialog } from '@/components/ui/dialog';
import { useAnnounced } from '@/components/ui/use-announced';
import { announce } from '@/lib/toast/announce';
import { showToast, toastStore } from '@/lib/toast/toast';

/** A page with a dialog, an announcer and toasts, as every portal page has them. */
function Page() {
  const [isOpen, setIsOpen] = useState(false);
  const [rows, setRows] = useState(7);
  useAnnounced(`${rows} rows`);
  return (
    <>
      <main id="main" tabIndex={-1}>
        <button onClick={() => setIsOpen(true)}>Add</button>
        <button onClick={() => setRows((count) => count - 1)}>Filter</button>
      </main>
      {isOpen && (
        <Dialog title="Add activity" onClose={() => setIsOpen(false)}>
          <label>
            Name <input aria-invalid="true" aria-describedby="error" />
          </label>
          <p id="error">Enter the name.</p>
        </Dialog>
      )}
      <ToastRegion />
      <Announcer />
    </>
  );
}

/** Does something, and checks what is spoken within two seconds; "polite: " is before a text of a live region. */
async function expectSpoken(work: () => unknown, phrases: readonly string[]): Promise<void> {
  await virtual.clearSpokenPhraseLog();
  await act(async () => {
    work();
    await jest.advanceTimersByTimeAsync(2000);
  });
  expect(await virtual.spokenPhraseLog()).toEqual(phrases);
}

const press = (name: string) => () => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(async () => {
  jest.useFakeTimers();
  render(<Page />);
  await virtual.start({ container: document.body });
});

afterEach(async () => {
  await virtual.stop();
  act(() => toastStore.set([]));
  jest.useRealTimers();
});

test('an announcement is read once, and nothing of it is found on the page afterwards', async () => {
  await expectSpoken(() => announce('Sorted by Name'), ['polite: Sorted by Name']);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.queryByText('Sorted by Name')).toBeNull();
});

test('of equal announcements one is read, and an urgent one comes first', async () => {
  const all = () => {
    for (const text of ['Saved', 'Copied', 'Saved']) announce(text);
    announce('The device is full', { urgent: true });
  };
  await expectSpoken(all, ['polite: The device is full', 'polite: Copied', 'polite: Saved']);
});

test('of a number that changes quickly only the last is read', async () => {
  const filterTwice = () => {
    press('Filter')();
    press('Filter')();
  };
  await expectSpoken(filterTwice, ['polite: 5 rows']);
});

test('a toast is read once, without its buttons', async () => {
  const action = { label: 'Undo', run: () => {} };
  await expectSpoken(() => showToast('Asha is removed.', { action }), ['polite: Asha is removed.']);
});

test('the button of a toast is read with its name when it is focused', async () => {
  const action = { label: 'Undo', run: () => {}, undoes: 'Asha removed' };
  await expectSpoken(() => showToast('Asha is removed.', { action }), ['polite: Asha is removed.']);
  const undo = screen.getByRole('button', { name: /Undo/ });
  await expectSpoken(() => undo.focus(), ['button, Undo: Asha removed']);
});

test('two toasts are read one after the other', async () => {
  const both = () => {
    showToast('Asha is removed.');
    showToast('Kabir is removed.');
  };
  await expectSpoken(both, ['polite: Asha is removed.', 'polite: Kabir is removed.']);
});

test('a dialog says its name when it opens', async () => {
  await expectSpoken(press('Add'), ['dialog, Add activity', 'group, Add activity']);
});

test('an announcement with an open dialog is read in the dialog, once', async () => {
  await expectSpoken(press('Add'), ['dialog, Add activity', 'group, Add activity']);
  await expectSpoken(() => announce('The file is added'), ['polite: The file is added']);
});

test('a field of a dialog is read with its error', async () => {
  await expectSpoken(press('Add'), ['dialog, Add activity', 'group, Add activity']);
  await expectSpoken(
    () => screen.getByRole('textbox', { name: 'Name' }).focus(),
    ['textbox, Name, Enter the name., invalid'],
  );
});

test('a toast of a change that closes the dialog is read on the page, once', async () => {
  await expectSpoken(press('Add'), ['dialog, Add activity', 'group, Add activity']);
  const close = () => {
    press('Close')();
    showToast('The activity is saved.');
  };
  await expectSpoken(close, ['polite: The activity is saved.']);
});
