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
/** Whether hover and focus still show the note: the styles that do are gone once it was dismissed. */
const shows = () => note().className.includes('group-hover:opacity-100');

describe('A tooltip', () => {
  it('stands in the HTML of the server', () => {
    const html = renderToString(tooltip);
    expect(html).toContain('role="tooltip"');
    expect(html).toContain('1 Quiz');
  });

  it('goes on Escape while the pointer rests on it, and comes back with the pointer', async () => {
    const user = userEvent.setup();
    render(tooltip);
    await user.hover(screen.getByRole('cell'));
    await user.keyboard('{Escape}');
    expect(shows()).toBe(false);
    await user.unhover(screen.getByRole('cell'));
    await user.hover(screen.getByRole('cell'));
    expect(shows()).toBe(true);
  });

  it('goes on Escape while it has the focus, also after the pointer passed over it', async () => {
    const user = userEvent.setup();
    render(tooltip);
    await user.tab();
    await user.hover(screen.getByRole('cell'));
    await user.unhover(screen.getByRole('cell'));
    await user.keyboard('{Escape}');
    expect(shows()).toBe(false);
  });
});
