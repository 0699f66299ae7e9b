import { render, screen } from '@testing-library/react';
import { StatusBadge } from '@/components/portal/status-badge';

it.each([
  ['Approved', 'text-approved'],
  ['Pending', 'text-pending'],
  ['Rejected', 'text-rejected'],
] as const)('%s is a word, an icon and a colour', (status, colour) => {
  render(<StatusBadge status={status} />);
  const badge = screen.getByText(status);
  expect(badge).toHaveClass(colour);
  expect(badge.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
