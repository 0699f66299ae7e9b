import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PortalLink } from '@/components/page/portal-link';
import { routes } from '@/lib/site/routes';

const push = jest.fn();
const prefetch = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push, prefetch }) }));

async function press(modifier = '') {
  push.mockClear();
  const onClick = jest.fn((event: MouseEvent) => event.preventDefault());
  window.addEventListener('click', onClick, { once: true });
  render(<PortalLink href={routes.settings}>Settings</PortalLink>);
  const user = userEvent.setup();
  if (modifier) await user.keyboard(modifier);
  await user.click(screen.getByRole('link', { name: 'Settings' }));
  expect(onClick).toHaveBeenCalled();
}

test('Shows the page of a link without loading the document again', async () => {
  await press();
  expect(screen.getByRole('link')).toHaveAttribute('href', routes.settings);
  expect(push).toHaveBeenCalledWith('/Settings');
});

test.each(['{Control>}', '{Meta>}', '{Shift>}', '{Alt>}'])(
  'Shows the page in another tab or window with %s',
  async (modifier) => {
    await press(modifier);
    expect(push).not.toHaveBeenCalled();
  },
);

describe('Before it is pressed', () => {
  /** A pointer that comes to the link and stays for some milliseconds. */
  function point(pointerType: string, ms: number): void {
    prefetch.mockClear();
    jest.useFakeTimers();
    render(<PortalLink href={routes.settings}>Settings</PortalLink>);
    const link = screen.getByRole('link', { name: 'Settings' });
    const event = Object.assign(new MouseEvent('pointerover', { bubbles: true }), { pointerType });
    fireEvent(link, event);
    jest.advanceTimersByTime(ms);
    fireEvent.pointerOut(link);
    jest.runAllTimers();
    jest.useRealTimers();
  }

  function connect(connection: object | undefined): void {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  }

  afterEach(() => connect(undefined));

  test('its page is fetched when a mouse rests on it', () => {
    point('mouse', 100);
    expect(prefetch.mock.calls).toEqual([['/Settings']]);
  });

  test.each([
    ['a mouse passes over it', 'mouse', 50, undefined],
    ['a finger touches it', 'touch', 100, undefined],
    ['the browser saves data', 'mouse', 100, { saveData: true }],
    ['the connection is that of a phone', 'mouse', 100, { type: 'cellular' }],
  ])('nothing is fetched when %s', (_, pointerType, ms, connection) => {
    connect(connection);
    point(pointerType, ms);
    expect(prefetch).not.toHaveBeenCalled();
  });
});
