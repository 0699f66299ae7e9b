import { render, screen } from '@testing-library/react';
import { Hero } from '@/components/marketing/hero';
import { landing } from '@/content/marketing';

describe('the headline', () => {
  test('keeps the comma on the line of the underlined word', () => {
    render(<Hero hero={landing.hero} video={landing.demo.video} />);
    expect(screen.getByText('certificate').parentElement).toHaveTextContent(/^certificate,$/);
  });

  test('keeps the space after the underlined word', () => {
    const hero = { before: 'One', underlined: 'record', after: 'for all', lead: 'It is here.' };
    render(<Hero hero={{ ...hero, after: ' for all' }} video="#" />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('One record for all');
  });
});
