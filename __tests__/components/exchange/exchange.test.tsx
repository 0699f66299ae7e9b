import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { recipientsIn } from '@/components/exchange/model/encryption';
import { RecipientChoice } from '@/components/exchange/recipient-choice';
import { SigningKey } from '@/components/exchange/signing-key';
import { StoredKey } from '@/components/exchange/stored-key';
import { facultyProfile } from '@/content/faculty';
import type { Records } from '@/lib/store/record';
import { renderSettled } from '../settle';
import { facultyKey } from './faculty-key';

const recipients = recipientsIn([{ ...facultyKey, encryptionKey: facultyKey.publicKey }]);
const choice = (onChange = jest.fn()) => (
  <RecipientChoice recipients={recipients} value="FAC-0117" onChange={onChange} />
);

test('Offers every teacher whose key is published, and nobody', async () => {
  const onChange = jest.fn();
  render(choice(onChange));
  const field = screen.getByRole('combobox', { name: 'Encrypt the file for' });
  expect(field).toHaveAccessibleDescription('Only the device of this teacher opens it.');
  expect(field).toHaveDisplayValue('Dr. Ananya Rao, FAC-0117');
  await userEvent.setup().selectOptions(field, 'Nobody: who has the file can read it');
  expect(onChange).toHaveBeenCalledWith('');
});

test('Says that the college publishes no key', () => {
  render(<RecipientChoice recipients={[]} value="" onChange={() => {}} />);
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(screen.getByText(/The college publishes no key to encrypt it with/)).toBeVisible();
});

const card = <SigningKey owner={facultyProfile} published={[]} />;

describe('The signing key', () => {
  it('is not offered on a page without https, and the reason is shown', async () => {
    jest.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as never);
    await renderSettled(card);
    jest.restoreAllMocks();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText(/not served over https/)).toBeInTheDocument();
  });
});

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
