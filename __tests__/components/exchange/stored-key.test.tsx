import { render, screen } from '@testing-library/react';
import { StoredKey } from '@/components/exchange/stored-key';
import type { Records } from '@/lib/store/record';
import { facultyKey } from './faculty-key';

const { id: keyId, name, employeeId, publicKey, encryptionKey } = facultyKey;
const privateKey = {} as CryptoKey;
const key: Records['keys'] = {
  id: 'signing',
  at: '2026-01-31T09:30:00.000Z',
  ...{ keyId, name, employeeId, publicKey, privateKey },
  encryption: { keyId, publicKey: encryptionKey, privateKey },
};

test('A key for encrypted requests counts once the college publishes it', () => {
  const { rerender } = render(<StoredKey signingKey={key} isPublished={false} />);
  expect(screen.getByText(/students cannot encrypt their request files for you/)).toBeVisible();
  rerender(<StoredKey signingKey={key} isPublished />);
  expect(screen.getByText(/Only this device opens them/)).toBeVisible();
});
