import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { PageToasts } from '@/components/shell/page-toasts';
import { showToast } from '@/lib/toast/toast';

let isOffline = true;
jest.mock('@/components/page/toast-region', () => ({
  get ToastRegion() {
    if (isOffline) throw new Error('Loading chunk failed.');
    return jest.requireActual<object>('@/components/page/toast-region')['ToastRegion' as never];
  },
}));

const region = () => screen.findByRole('region', { name: 'Messages' });

test('without a connection a toast can be undone once and dismissed, and later input brings the whole list', async () => {
  const undo = jest.fn();
  const note = (text: string) =>
    act(() => void showToast(text, { action: { label: 'Undo', run: undo } }));
  render(<PageToasts />);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  note('Asha is removed.');
  expect(await region()).toHaveTextContent('Asha is removed.');
  fireEvent.click(within(await region()).getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('region', { name: 'Messages' })).not.toBeInTheDocument();

  note('Kabir is removed.');
  fireEvent.click(within(await region()).getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('region', { name: 'Messages' })).not.toBeInTheDocument();

  note('Meena is removed.');
  expect(await region()).toHaveTextContent('Meena is removed.');
  isOffline = false;
  fireEvent.keyDown(document.body, { key: 'Tab' });
  expect(await screen.findByRole('list', { name: 'New messages' })).toHaveTextContent(
    'Meena is removed.',
  );
});
