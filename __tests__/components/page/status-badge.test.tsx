import { render } from '@testing-library/react';
import { StatusBadge } from '@/components/page/status-badge';

it.each(['Approved', 'Pending', 'Rejected'] as const)(
  '%s has its text and its own icon',
  (status) => {
    const { container } = render(<StatusBadge status={status} />);
    const icon = () => container.querySelector('svg');
    expect(container).toHaveTextContent(status);
    expect(icon()).toHaveAttribute('aria-hidden', 'true');
    const drawing = icon()?.innerHTML;
    for (const other of (['Approved', 'Pending', 'Rejected'] as const).filter(
      (one) => one !== status,
    )) {
      const { container: otherContainer } = render(<StatusBadge status={other} />);
      expect(otherContainer.querySelector('svg')?.innerHTML).not.toBe(drawing);
    }
  },
);
