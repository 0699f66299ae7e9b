import { render, screen } from '@testing-library/react';
import { Greeting, Today } from '@/components/shell/greeting';

const greetingAndDate = (
  <>
    <Greeting firstName="Aarav" heading />
    <Today />
  </>
);

describe('Greeting', () => {
  afterEach(() => jest.useRealTimers());

  it.each([
    ['2026-11-21T08:00:00', 'Good morning, Aarav'],
    ['2026-11-21T13:00:00', 'Good afternoon, Aarav'],
    ['2026-11-21T19:00:00', 'Good evening, Aarav'],
  ])('greets by the viewer’s clock at %s', (moment, greeting) => {
    jest.useFakeTimers({ now: new Date(moment) });
    render(greetingAndDate);
    expect(screen.getByRole('heading', { level: 1, name: greeting })).toBeVisible();
    expect(screen.getByText('Saturday, November 21, 2026')).toBeVisible();
  });

  it('is a plain line if the page has its own heading', () => {
    render(<Greeting firstName="Aarav" heading={false} />);
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });
});
