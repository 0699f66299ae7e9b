import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { recipientsIn } from '@/components/exchange/model/encryption';
import { RecipientChoice } from '@/components/exchange/recipient-choice';
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
