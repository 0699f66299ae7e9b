import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Tooltip } from '@/components/ui/tooltip';

const tooltip = (
  <table>
    <tbody>
      <tr>
        <Tooltip as="td" label="18 November 2027: 1 Quiz" text="1 Quiz">
          18
        </Tooltip>
      </tr>
    </tbody>
  </table>
);
const note = () => screen.getByRole('tooltip');
/** Whether hover and focus show the tooltip; dismissing it removes the class for that. */
const shows = () => note().className.includes('group-hover:opacity-100');

describe('A tooltip', () => {
  it('is in the server-rendered HTML', () => {
    const html = renderToString(tooltip);
    expect(html).toContain('role="tooltip"');
    expect(html).toContain('1 Quiz');
  });

  it('is hidden by Escape while hovered, and shown by the next hover', async () => {
    const user = userEvent.setup();
    render(tooltip);
    await user.hover(screen.getByRole('cell'));
    await user.keyboard('{Escape}');
    expect(shows()).toBe(false);
    await user.unhover(screen.getByRole('cell'));
    await user.hover(screen.getByRole('cell'));
    expect(shows()).toBe(true);
  });

  it('is hidden by Escape while focused, also after a hover', async () => {
    const user = userEvent.setup();
    render(tooltip);
    await user.tab();
    await user.hover(screen.getByRole('cell'));
    await user.unhover(screen.getByRole('cell'));
    await user.keyboard('{Escape}');
    expect(shows()).toBe(false);
  });
});
