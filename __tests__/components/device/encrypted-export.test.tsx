import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EncryptedExportDialog } from '@/components/device/encrypted-export-dialog';
import { ImportPhrase } from '@/components/device/import-phrase';
import { announce } from '@/lib/toast/announce';
import { showToast } from '@/lib/toast/toast';
import type { EncryptedFile } from '@/lib/crypto/encrypted-file';

const exportEverything = jest.fn<Promise<string>, string[]>();
const decryptBackup = jest.fn<Promise<unknown>, unknown[]>();
jest.mock('@/components/device/model/export', () => ({
  exportEverything: (...said: string[]) => exportEverything(...said),
}));
jest.mock('@/components/device/model/open-backup', () => ({
  decryptBackup: (...said: unknown[]) => decryptBackup(...said),
}));

jest.mock('@/lib/toast/announce', () => {
  const actual = jest.requireActual('@/lib/toast/announce');
  return { ...actual, announce: jest.fn(actual.announce) };
});

beforeEach(() => {
  exportEverything.mockReset().mockResolvedValue('Everything was exported as mine.json (3 kB).');
  decryptBackup.mockReset();
});

const phrase = () => screen.getByLabelText('Pass phrase');
const again = () => screen.getByLabelText('Pass phrase again');
const submit = () => screen.getByRole('button', { name: 'Export encrypted' });
const open = () => render(<EncryptedExportDialog owner="25CSE1042" onClose={() => {}} />);

test('Exports with a pass phrase that was typed twice', async () => {
  const user = userEvent.setup();
  open();
  expect(screen.getByText(/It cannot be recovered/)).toBeVisible();
  fireEvent.change(phrase(), { target: { value: 'peepal grove at dawn' } });
  fireEvent.change(again(), { target: { value: 'peepal grove at dawn' } });
  await user.click(submit());
  expect(await screen.findByText(/^Everything was exported as mine\.json/)).toBeVisible();
  expect(exportEverything.mock.calls).toEqual([['25CSE1042', 'peepal grove at dawn']]);
});

test('Refuses a short pass phrase, and one that differs from the second', async () => {
  const user = userEvent.setup();
  open();
  await user.click(submit());
  expect(phrase()).toHaveAccessibleDescription(/Enter at least 15 characters/);
  expect(phrase()).toHaveFocus();
  fireEvent.change(phrase(), { target: { value: 'peepal grove at dawn' } });
  fireEvent.change(again(), { target: { value: 'peepal grove at dusk' } });
  await user.click(submit());
  expect(again()).toHaveAccessibleDescription('The two pass phrases differ. Type it again.');
  expect(again()).toHaveFocus();
  expect(exportEverything).not.toHaveBeenCalled();
});

test('Reads an error also after Enter in the field that has it', async () => {
  const user = userEvent.setup();
  open();
  await user.type(phrase(), 'short{Enter}');
  expect(phrase()).toHaveFocus();
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(/^Enter at least 15 characters/),
  );
});

test('Reads once that everything was exported', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  exportEverything.mockImplementation(async () => {
    showToast('Everything was exported.');
    return 'Everything was exported.';
  });
  open();
  await user.click(screen.getByRole('button', { name: 'Suggest a pass phrase' }));
  await user.click(submit());
  expect(await screen.findByText('Everything was exported.')).toBeVisible();
  act(() => jest.advanceTimersByTime(5000));
  expect(announce).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('Suggests a pass phrase and shows it', async () => {
  const user = userEvent.setup();
  open();
  expect(phrase()).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Suggest a pass phrase' }));
  expect(phrase()).toHaveAttribute('type', 'text');
  await user.click(submit());
  await screen.findByText(/^Everything was exported/);
  expect(exportEverything.mock.calls[0]![1]).toMatch(/^\w{4}(?: \w{4}){4}$/);
});

test('Says that a page without https cannot encrypt', () => {
  jest.spyOn(crypto, 'subtle', 'get').mockReturnValueOnce(undefined as never);
  open();
  expect(screen.getByText(/not served over https/)).toBeVisible();
  expect(screen.queryByLabelText('Pass phrase')).not.toBeInTheDocument();
});

test('Asks for the pass phrase of a file until it is right', async () => {
  const user = userEvent.setup();
  const onOpened = jest.fn();
  const encrypted = {} as EncryptedFile;
  render(<ImportPhrase name="mine.json" encrypted={encrypted} onOpened={onOpened} />);
  decryptBackup.mockResolvedValueOnce(null).mockResolvedValueOnce({ problems: [] });
  await user.type(phrase(), 'wrong{Enter}');
  expect(await screen.findByText(/^The pass phrase is wrong\. Nothing was changed/)).toBeVisible();
  expect(onOpened).not.toHaveBeenCalled();
  await user.clear(phrase());
  await user.type(phrase(), 'right{Enter}');
  expect(onOpened).toHaveBeenCalledWith({ problems: [] });
  expect(decryptBackup).toHaveBeenLastCalledWith(encrypted, 'right');
});
