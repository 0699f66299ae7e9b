import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StoredKey } from '@/components/exchange/stored-key';
import type { Records } from '@/lib/store/record';
import { facultyKey } from './faculty-key';

const { id: keyId, name, employeeId, publicKey } = facultyKey;
const privateKey = {} as CryptoKey;
const older: Records['keys'] = {
  id: 'signing',
  at: '2026-01-31T09:30:00.000Z',
  ...{ keyId, name, employeeId, publicKey, privateKey },
};
const key = { ...older, encryption: { keyId, publicKey, privateKey } };
const addButton = { name: 'Add a key for encrypted requests' };

jest.mock('@/components/exchange/signing-key-actions', () => ({ addEncryptionKey: () => {} }));

test('A key of an earlier version gets a key for encrypted requests', async () => {
  render(
    <div role="group" tabIndex={-1}>
      <StoredKey signingKey={older} isPublished isEncryptionPublished={false} />
    </div>,
  );
  expect(screen.getByText(/Students cannot encrypt their request files for you/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', addButton));
  expect(screen.getByRole('group')).toHaveFocus();
});

test('A key for encrypted requests counts once the college publishes it', () => {
  const { rerender } = render(
    <StoredKey signingKey={key} isPublished isEncryptionPublished={false} />,
  );
  expect(screen.queryByRole('button', addButton)).not.toBeInTheDocument();
  expect(screen.getByText(/once the college publishes the entry/)).toBeVisible();
  rerender(<StoredKey signingKey={key} isPublished isEncryptionPublished />);
  expect(screen.getByText(/Only this device opens them/)).toBeVisible();
});
