import { render, screen } from '@testing-library/react';
import { Newsletter } from '@/components/marketing/newsletter';

const text = 'A letter each term.';

function form() {
  return screen.getByRole('form', { name: 'Newsletter' });
}

function email() {
  return screen.getByRole('textbox', { name: 'Email' });
}

test('by mail: the address becomes the body of an email, and the form says so', () => {
  render(<Newsletter text={text} way={{ by: 'mail', address: 'letters@college.example' }} />);
  expect(form()).toHaveAttribute('action', 'mailto:letters@college.example');
  expect(form()).toHaveAttribute('method', 'get');
  expect(form()).toHaveFormValues({ subject: 'Newsletter' });
  expect(email()).toHaveAttribute('name', 'body');
  expect(email()).toHaveAccessibleDescription(`${text} Subscribe opens your email program.`);
});

test('by an endpoint: the address is posted under the field name the college set', () => {
  const url = 'https://letters.college.example/subscribe';
  render(<Newsletter text={text} way={{ by: 'endpoint', url, field: 'email_address' }} />);
  expect(form()).toHaveAttribute('action', url);
  expect(form()).toHaveAttribute('method', 'post');
  expect(email()).toHaveAttribute('name', 'email_address');
  expect(email()).toHaveAccessibleDescription(
    `${text} Subscribe sends your address, and nothing else.`,
  );
});

test('by nothing: the address is never sent, and the form says so', () => {
  render(<Newsletter text={text} way={{ by: 'nothing' }} />);
  expect(form()).not.toHaveAttribute('action');
  expect(email()).not.toHaveAttribute('name');
  expect(email()).toHaveAccessibleDescription(/It checks the address but sends and stores nothing/);
  expect(screen.getByRole('status')).toHaveTextContent('Nothing was sent.');
});

test.each([
  { by: 'mail', address: 'letters@college.example' },
  { by: 'endpoint', url: 'https://letters.college.example/', field: 'email' },
  { by: 'nothing' },
] as const)('the browser requires a valid address ($by)', (way) => {
  render(<Newsletter text={text} way={way} />);
  expect(email()).toBeRequired();
  expect(email()).toHaveAttribute('type', 'email');
  expect(form()).not.toHaveAttribute('novalidate');
});
