import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PortalLink } from '@/components/page/portal-link';
import { routes } from '@/lib/site/routes';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

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
