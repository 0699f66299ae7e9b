import { render, screen } from '@testing-library/react';
import { Greeting } from '@/components/shell/greeting';

describe('Greeting', () => {
  afterEach(() => jest.useRealTimers());

  it.each([
    ['2026-11-21T08:00:00', 'Good morning, Aarav'],
    ['2026-11-21T13:00:00', 'Good afternoon, Aarav'],
    ['2026-11-21T19:00:00', 'Good evening, Aarav'],
  ])('greets by the viewer’s clock at %s', (moment, greeting) => {
    jest.useFakeTimers({ now: new Date(moment) });
    render(<Greeting firstName="Aarav" />);
    expect(screen.getByRole('heading', { level: 1, name: greeting })).toBeVisible();
    expect(screen.getByText('Saturday, November 21, 2026')).toBeVisible();
  });

  it('is one line with the date above the name of another page', () => {
    jest.useFakeTimers({ now: new Date('2026-11-21T08:00:00') });
    render(<Greeting firstName="Aarav" title="Subjects" />);
    expect(screen.getByRole('heading', { level: 1, name: 'Subjects' })).toBeVisible();
    expect(screen.getByText(/^Good morning/)).toHaveTextContent(
      'Good morning, Aarav · Saturday, November 21, 2026',
    );
  });
});
