import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SkillTimelineCard, describePeriod } from '@/components/profile/cards/skill-timeline-card';
import { skillTimeline } from '@/content/student';

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
