import { act, render, screen } from '@testing-library/react';
import { LazyDialogButton, openEvent, openLazyDialog } from '@/components/ui/lazy-dialog-button';

const Palette = () => <p>The palette is open</p>;
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
