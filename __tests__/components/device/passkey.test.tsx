import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { offerPasskey } from '@/components/device/passkey/offer-passkey';
import { PasskeySettings } from '@/components/device/passkey/passkey-settings';
import { PasskeyUnlock } from '@/components/device/passkey/passkey-unlock';
import { EraseDialog } from '@/components/device/erase-dialog';
import { enrol, enrolmentTexts, type Enrolment } from '@/lib/passkey/enrol';
import type { PasskeyState } from '@/lib/passkey/stored';
import { pageFlag } from '@/lib/record/page-flag';
import { fetchPeopleIndex } from '@/lib/record/people';
import type { SessionFlag } from '@/lib/record/session-flag';
import { toastStore } from '@/lib/toast/toast';
import { wipeDevice } from '../settle';

jest.mock('@/lib/record/page-flag', () => {
  const pageFlag: SessionFlag = {
    kind: 'student',
    id: '26CSE1001',
    mode: 'device',
    name: 'a'.repeat(32),
    device: '0123456789abcdef',
    asOf: '2026-11-22',
    shown: { name: 'Asha Rao', firstName: 'Asha', details: [] },
  };
  return { pageFlag, isPageCurrent: () => true };
});
const flag = pageFlag!;
const code = 'VWVYRXX0V1BJ8SGH7XQ51PXG';
let mockState: PasskeyState | null = null;
let mockCode: string | null = code;
let mockEnd: Enrolment = 'done';
const mockPasskey = (): PasskeyState => ({
  id: new ArrayBuffer(16),
  code: { at: '2026-11-26T09:30:00.000Z', iv: new Uint8Array(12), data: new ArrayBuffer(1) },
});

jest.mock('@/lib/record/device-session', () => ({ takeTypedCode: async () => mockCode }));
jest.mock('@/lib/record/session', () => ({
  openStored: async () => null,
  refreshRecord: async () => null,
}));
jest.mock('@/lib/record/people', () => ({ fetchPeopleIndex: jest.fn() }));
jest.mock('@/lib/record/derive', () => ({
  deriveAccess: async (typed: string) => ({ name: (typed === code ? 'a' : 'b').repeat(32) }),
}));
jest.mock('@/lib/passkey/stored', () => {
  const { observable } = jest.requireActual('@/lib/browser/observable');
  const passkeyChanges = observable(0);
  const set = async (state: PasskeyState | null) => {
    mockState = state;
    passkeyChanges.set(passkeyChanges.snapshot() + 1);
  };
  return {
    passkeyChanges,
    isPasskey: (state: object | null) => !!state && 'id' in state,
    readPasskey: async () => mockState,
    writePasskey: (_owner: object, state: PasskeyState) => set(state),
    deletePasskey: () => set(null),
  };
});
jest.mock('@/lib/passkey/enrol', () => ({
  ...jest.requireActual('@/lib/passkey/enrol'),
  enrol: jest.fn(async () => {
    const { writePasskey } = jest.requireMock('@/lib/passkey/stored');
    if (mockEnd === 'done') await writePasskey({}, mockPasskey());
    if (mockEnd === 'unsupported') await writePasskey({}, { no: 'unsupported' });
    return mockEnd;
  }),
}));

const texts = () => toastStore.snapshot().map(({ text }) => text);
const offer = () => toastStore.snapshot().find(({ action }) => action?.label === 'Set up');

beforeEach(() => {
  [mockState, mockCode, mockEnd] = [null, code, 'done'];
  jest.mocked(fetchPeopleIndex).mockResolvedValue({ format: 1, college: 'c', buckets: 0 });
});
afterEach(async () => {
  await wipeDevice();
  toastStore.set([]);
});

describe('the offer on the first page', () => {
  /** Does what the toast's button does. */
  async function accept() {
    const { id, action } = offer()!;
    toastStore.set(toastStore.snapshot().filter((toast) => toast.id !== id));
    await action!.run();
  }

  test('sets up a passkey in one press', async () => {
    await offerPasskey(flag);
    expect(offer()).toMatchObject({ lasting: true, urgent: false });
    await accept();
    expect(enrol).toHaveBeenCalledWith(flag, code);
    expect(mockState).toHaveProperty('id');
    expect(texts()).toEqual([enrolmentTexts.done]);
  });

  test('is declined for good when it is dismissed', async () => {
    await offerPasskey(flag);
    toastStore.set([]);
    await waitFor(() => expect(mockState).toEqual({ no: 'declined' }));
    expect(enrol).not.toHaveBeenCalled();
  });

  test('is not made without a code that was typed', async () => {
    mockCode = null;
    await offerPasskey(flag);
    expect(texts()).toEqual([]);
  });

  test.each(['cancelled', 'unsupported', 'full'] as const)('says that it is %s', async (end) => {
    mockEnd = end;
    await offerPasskey(flag);
    await accept();
    expect(texts()).toEqual([enrolmentTexts[end]]);
  });
});

describe('Settings', () => {
  const setUp = 'Unlock this device with a passkey';

  async function openDialog() {
    const user = userEvent.setup();
    render(<PasskeySettings flag={flag} />);
    await user.click(await screen.findByRole('button', { name: setUp }));
    const dialog = within(await screen.findByRole('dialog', { name: setUp }));
    const submit = async (typed: string) => {
      await user.clear(dialog.getByLabelText('Access code'));
      await user.type(dialog.getByLabelText('Access code'), typed);
      await user.click(dialog.getByRole('button', { name: 'Set up' }));
    };
    return { dialog, submit };
  }

  test('has nothing of it in the HTML of the server', () => {
    expect(renderToString(<PasskeyUnlock />)).toBe('');
  });

  test('asks for the code, sets a passkey up, and removes it again', async () => {
    const { submit } = await openDialog();
    await submit('vwvy rxx0 v1bj 8sgh 7xq5 1pxg');
    const stored = await screen.findByText(/^Set up on 26 Nov 2026/);
    expect(stored).toBeVisible();
    await waitFor(() => expect(stored.parentElement).toHaveFocus());
    expect(enrol).toHaveBeenCalledWith(flag, code);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Stop unlocking with a passkey' }));
    expect(await screen.findByRole('button', { name: setUp })).toBeVisible();
    expect(mockState).toBeNull();
  });

  test('names what is wrong with a code, before a passkey is asked for', async () => {
    const { dialog, submit } = await openDialog();
    const field = dialog.getByLabelText('Access code');
    await submit('VWVY RXX0 V1BJ 8SGH 7XQ5 1PXH');
    expect(await dialog.findByText(/A character is wrong/)).toBeVisible();
    expect(field).toHaveFocus();
    await userEvent.type(field, '{Enter}');
    await waitFor(() =>
      expect(dialog.getByRole('status')).toHaveTextContent(/A character is wrong/),
    );
    await submit('0000 0000 0000 0000 0000 0000');
    expect(await dialog.findByText(/This code does not open your record/)).toBeVisible();
    jest.mocked(fetchPeopleIndex).mockRejectedValueOnce(new Error('offline'));
    await submit(code);
    expect(await dialog.findByText(/The site cannot be reached/)).toBeVisible();
    expect(enrol).not.toHaveBeenCalled();
  });

  test('keeps the dialog open after a refused finger', async () => {
    mockEnd = 'cancelled';
    const { dialog, submit } = await openDialog();
    await submit(code);
    // It is also announced.
    const [shown] = await dialog.findAllByText(enrolmentTexts.cancelled);
    expect(shown).toBeVisible();
    expect(mockState).toBeNull();
  });

  test('offers nothing more in a browser that cannot do it', async () => {
    mockEnd = 'unsupported';
    const { submit } = await openDialog();
    await submit(code);
    expect(await screen.findByText(/cannot unlock with a passkey/)).toBeVisible();
    expect(screen.queryByRole('button', { name: setUp })).not.toBeInTheDocument();
  });

  test('offers it also after it was declined', async () => {
    mockState = { no: 'declined' };
    render(<PasskeySettings flag={flag} />);
    expect(await screen.findByRole('button', { name: setUp })).toBeVisible();
  });
});

test('Erase everything lists the passkey, deletes it and restores it', async () => {
  mockState = mockPasskey();
  render(<EraseDialog owner="26CSE1001" onClose={() => {}} />);
  const dialog = within(await screen.findByRole('dialog'));
  expect((await dialog.findByText('Passkey')).nextElementSibling).toHaveTextContent('Yes');
  await userEvent.click(dialog.getByRole('button', { name: 'Erase' }));
  await waitFor(() => expect(toastStore.snapshot()).not.toEqual([]));
  expect(mockState).toBeNull();
  const undo = toastStore.snapshot().find(({ action }) => action?.label === 'Undo');
  await act(async () => undo!.action!.run());
  expect(mockState).toHaveProperty('id');
});
