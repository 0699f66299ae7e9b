import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Tooltip } from '@/components/ui/tooltip';

const tooltip = <Tooltip text="1 Quiz">18</Tooltip>;
const note = () => screen.getByRole('tooltip');
/** Whether hover and focus still show the note: the styles that do are gone once it was dismissed. */
const shows = () => note().className.includes('group-hover:opacity-100');

describe('A tooltip', () => {
  it('describes its mark in the HTML of the server', () => {
    const html = renderToString(tooltip);
    expect(html).toContain('role="tooltip"');
    expect(html).toContain('1 Quiz');
  });

  it('goes on Escape while the pointer rests on it, and comes back with the pointer', async () => {
    const user = userEvent.setup();
    render(tooltip);
    await user.hover(screen.getByRole('button'));
    await user.keyboard('{Escape}');
    expect(shows()).toBe(false);
    await user.unhover(screen.getByRole('button'));
    await user.hover(screen.getByRole('button'));
    expect(shows()).toBe(true);
  });

  it('goes on Escape while it has the focus, also after the pointer passed over it', async () => {
    const user = userEvent.setup();
    render(tooltip);
    await user.tab();
    await user.hover(screen.getByRole('button'));
    await user.unhover(screen.getByRole('button'));
    await user.keyboard('{Escape}');
    expect(shows()).toBe(false);
  });
});
