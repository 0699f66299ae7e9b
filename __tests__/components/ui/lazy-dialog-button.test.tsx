import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import {
  LazyDialogButton,
  openEvent,
  openLazyDialog,
  type LazyDialogProps,
} from '@/components/ui/lazy/lazy-dialog-button';

const Palette = () => <p>The palette is open</p>;
const NamedDialog = ({ onClose }: LazyDialogProps) => (
  <Dialog title="Share it" onClose={onClose}>
    Text
  </Dialog>
);
const button = (
  <LazyDialogButton load={() => Promise.resolve(Palette)} props={{}} name="palette">
    Search
  </LazyDialogButton>
);

test('a dialog on the page opens by its name, and a missing one is reported', async () => {
  render(button);
  expect(openLazyDialog('share')).toBe(false);
  let opened = false;
  await act(async () => {
    opened = openLazyDialog('palette');
  });
  expect(opened).toBe(true);
  expect(screen.getByText('The palette is open')).toBeVisible();
});

test.each([
  ['with its button', (opener: HTMLElement) => opener.click()],
  ['by its name', () => void openLazyDialog('share')],
])('a dialog that was closed a moment ago opens again %s', async (_how, open) => {
  const close = jest.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function (
    this: HTMLDialogElement,
  ) {
    // Browsers dispatch the close event in the next frame.
    this.open = false;
    requestAnimationFrame(() => this.dispatchEvent(new Event('close')));
  });
  const user = userEvent.setup();
  render(
    <LazyDialogButton load={() => Promise.resolve(NamedDialog)} props={{}} name="share">
      Share
    </LazyDialogButton>,
  );
  const opener = screen.getByRole('button', { name: 'Share' });
  await user.click(opener);
  screen.getByRole<HTMLDialogElement>('dialog').close();
  act(() => open(opener));
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(screen.getByRole('dialog', { name: 'Share it' })).toHaveAttribute('open');
  close.mockRestore();
});

test('a dialog has the focus again when the control that had it is gone', async () => {
  const user = userEvent.setup();
  const Steps = () => {
    const [step, setStep] = useState(0);
    return (
      <Dialog title="Lab record" onClose={() => {}}>
        {step === 0 && <button onClick={() => setStep(1)}>Edit</button>}
        {step === 1 && <button onClick={() => setStep(2)}>Reject</button>}
        {step === 2 && <input aria-label="Reason" data-autofocus />}
      </Dialog>
    );
  };
  render(<Steps />);
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await waitFor(() => expect(screen.getByRole('group', { name: 'Lab record' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveFocus());
});

test('a dialog starts at its title, so that its name is read', async () => {
  render(<NamedDialog onClose={() => {}} />);
  await waitFor(() => expect(screen.getByRole('group', { name: 'Share it' })).toHaveFocus());
});

test('a listener hears of a request after the dialog button, whichever came first', async () => {
  const handled: boolean[] = [];
  const handleOpen = (event: Event) => void handled.push(event.defaultPrevented);
  window.addEventListener(openEvent, handleOpen);
  render(button);
  await act(async () => {
    openLazyDialog('palette');
  });
  openLazyDialog('share');
  window.removeEventListener(openEvent, handleOpen);
  expect(handled).toEqual([true, false]);
});
