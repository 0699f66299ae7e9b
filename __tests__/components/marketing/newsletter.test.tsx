import { render, screen } from '@testing-library/react';
import { Newsletter } from '@/components/marketing/newsletter';

test('the newsletter form writes a mail, because there is no server to take the address', () => {
  render(<Newsletter text="A letter each term." contact="letters@college.example" />);
  const form = screen.getByRole('form', { name: 'Newsletter' });
  expect(form).toHaveAttribute('action', 'mailto:letters@college.example?subject=Newsletter');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('enctype', 'text/plain');
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
    'A letter each term. Opens your mail program.',
  );
});
