import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSettled, wipeDevice } from '@/__tests__/components/settle';
import { CreditsCard } from '@/components/profile/cards/credits-card';
import { describePeriod, SkillTimelineCard } from '@/components/profile/cards/skill-timeline-card';
import { Announcer } from '@/components/ui/announcer';
import { credits, skillTimeline } from '@/content/student';
import { workspace } from '@/lib/store/device';
import { dismiss } from '@/lib/store/dismissal';

describe('The credits', () => {
  const note = '18% increase from last sem.';

  afterEach(wipeDevice);

  describe('The current credits', () => {
    it('show the grade, its percentage, its date and its basis', async () => {
      await renderSettled(<CreditsCard credits={credits} />);
      expect(screen.getByRole('region', { name: 'Current Credits' })).toHaveTextContent(
        '49.8%Grade 8.966 out of 18. This semester, as of 30 Sep 2025',
      );
    });

    it('show since when there are results', async () => {
      await renderSettled(<CreditsCard credits={credits} since="3 terms since Semester 1" />);
      expect(screen.getByText('Results: 3 terms since Semester 1')).toBeVisible();
    });

    it.each([
      [0, '0.0%', 'rotate(0deg)'],
      [10, '50.0%', 'rotate(90deg)'],
      [20, '100.0%', 'rotate(180deg)'],
    ])('point at %d of 20', async (grade, percentage, turn) => {
      const { container } = await renderSettled(
        <CreditsCard credits={{ ...credits, grade, maximum: 20 }} />,
      );
      expect(screen.getByText(percentage)).toBeVisible();
      expect(container.querySelector('[data-needle]')).toHaveStyle({ transform: turn });
    });

    it('have a note that can be dismissed without losing the focus, which is announced', async () => {
      await renderSettled(
        <>
          <CreditsCard credits={credits} />
          <Announcer />
        </>,
      );
      expect(screen.getByText(note)).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Dismiss the note' }));
      expect(screen.queryByText(note)).toBeNull();
      expect(document.body).not.toHaveFocus();
      await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Note dismissed'));
    });

    it.each([
      [1, note, false],
      [2, note, true],
      [1, 'Three more grades are open.', true],
    ])('in semester %d, the note “%s” is shown: %s', async (semester, text, isShown) => {
      await renderSettled(<CreditsCard credits={{ ...credits, note: text }} semester={semester} />);
      expect(screen.queryAllByText(text)).toHaveLength(isShown ? 1 : 0);
    });

    it('hide a dismissed note, and show it again with another text', async () => {
      await act(() => workspace.write([dismiss(note)]));
      const { rerender } = await renderSettled(<CreditsCard credits={credits} />);
      expect(screen.queryByText(note)).toBeNull();
      expect(screen.queryByRole('button', { name: 'Dismiss the note' })).toBeNull();
      rerender(<CreditsCard credits={{ ...credits, note: '20% increase from last sem.' }} />);
      expect(screen.getByText('20% increase from last sem.')).toBeVisible();
    });
  });
});

const { unit, periods } = skillTimeline;
const card = <SkillTimelineCard timeline={skillTimeline} />;

describe('The skill timeline', () => {
  beforeEach(() => history.replaceState(null, '', '/MyProfile/'));

  it('starts with the newest period', () => {
    render(card);
    expect(screen.getByRole('heading', { name: 'Skill Timeline' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Period' })).toHaveValue('2025-26');
    expect(screen.getByText('Highlighted: Nov (2025-26)')).toBeVisible();
  });

  it('shows another period and adds it to the URL', async () => {
    history.replaceState(null, '', '/MyProfile/?from=mail#x');
    render(card);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Period' }), '2024-25');
    expect(screen.getByText('Highlighted: Aug (2024-25)')).toBeVisible();
    expect(location.search + location.hash).toBe('?from=mail&period=2024-25#x');
  });

  it('opens with the period from the URL', () => {
    history.replaceState(null, '', '/MyProfile/?period=2023-24');
    render(card);
    expect(screen.getByText('Highlighted: Dec (2023-24)')).toBeVisible();
  });

  it('ignores a period that does not exist', () => {
    history.replaceState(null, '', '/MyProfile/?period=1999-00');
    render(card);
    expect(screen.getByText('Highlighted: Nov (2025-26)')).toBeVisible();
  });

  it('follows a step back in the history', () => {
    render(card);
    act(() => {
      history.replaceState(null, '', '?period=2024-25');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(screen.getByText('Highlighted: Aug (2024-25)')).toBeVisible();
  });

  it('is described in one sentence', () => {
    expect(periods[0] && describePeriod(periods[0], unit)).toBe(
      'Area chart of skill points by month, 2025-26: lowest 50 in May, highest 500 in Jul; Nov is highlighted.',
    );
  });
});
