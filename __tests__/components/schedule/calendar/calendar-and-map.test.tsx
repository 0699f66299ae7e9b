import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CollegeMap, roundedPath } from '@/components/campus/college-map';
import { AcademicCalendar } from '@/components/schedule/calendar/academic-calendar';
import { calendar, campusMap } from '@/content/campus';
import { site } from '@/content/site';

afterEach(() => document.body.replaceChildren());

describe('Academic Calendar', () => {
  it('is a table of November: seven named weekdays, thirty days, one empty cell first', () => {
    render(<AcademicCalendar calendar={calendar} />);
    const table = screen.getByRole('table', { name: 'Academic calendar, November 2027' });
    const heads = within(table).getAllByRole('columnheader');
    expect(heads.map((head) => head.getAttribute('abbr'))).toEqual([
      'Sunday',
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
    ]);
    const cells = within(table).getAllByRole('cell');
    expect(cells[0]).toBeEmptyDOMElement();
    expect(cells[1]).toHaveTextContent('1');
    expect(cells.filter((cell) => cell.textContent)).toHaveLength(30);
  });

  it('says the month with its year', () => {
    render(<AcademicCalendar calendar={calendar} />);
    expect(screen.getByText('November 2027', { selector: 'span > span' })).toBeVisible();
  });

  it('has every due date and exam of the person in the month of today', () => {
    jest.useFakeTimers({ now: new Date('2026-11-29T10:00:00') });
    const exam = { id: 'e', course: 'Physics', day: '2026-11-30', start: '09:30', end: '12:30' };
    const reading = (id: string, due: string) => ({ id, name: `Reading ${id}`, due });
    const assignments = [
      ...[reading('1', '2026-11-27'), reading('2', '2026-12-01'), reading('3', '2026-12-01')],
      ...[reading('4', '2026-12-02'), reading('5', '2026-12-03')],
    ];
    render(
      <AcademicCalendar
        calendar={calendar}
        isCurrent
        assignments={assignments as never}
        exams={[exam]}
      />,
    );
    const table = screen.getByRole('table', { name: 'Academic calendar, November 2026' });
    const cells = (current: string) =>
      [...table.querySelectorAll(`[aria-current=${current}]`)].map(
        ({ textContent }) => textContent,
      );
    expect(
      within(table)
        .getAllByRole('cell')
        .flatMap((cell) => (cell.tabIndex === 0 ? cell.getAttribute('aria-label') : [])),
    ).toEqual([
      '27 November 2026: Reading 1 (assignment)',
      '30 November 2026: Physics (exam, 9:30AM)',
    ]);
    expect(cells('date')).toEqual(['29']);
    const next = within(screen.getByRole('list', { name: 'Next' }));
    expect(next.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Mon.30.Nov.*Physics, 9:30AM Exam$/),
      expect.stringMatching(/^Tue.01.Dec.*2 assignments Due$/),
      expect.stringMatching(/^Wed.02.Dec.*Reading 4 Due$/),
    ]);
    jest.useRealTimers();
  });

  it.each([
    ['2027-12-24', 'December 2027'],
    ['2029-01-01', 'January 2029'],
    ['2020-01-01', 'January 2020'],
  ])('of a college opens on %s at %s', (day, month) => {
    jest.useFakeTimers({ now: new Date(`${day}T10:00:00`) });
    render(<AcademicCalendar calendar={calendar} isCurrent />);
    expect(screen.getByRole('table', { name: `Academic calendar, ${month}` })).toBeVisible();
    jest.useRealTimers();
  });

  it('has no buttons in days, and only days with something due can be focused', () => {
    render(<AcademicCalendar calendar={calendar} />);
    const table = screen.getByRole('table');
    expect(within(table).queryByRole('button')).not.toBeInTheDocument();
    const stops = within(table)
      .getAllByRole('cell')
      .filter((cell) => cell.tabIndex === 0);
    expect(stops).toHaveLength(2);
  });

  it('focuses a tapped day, so that its tooltip appears on a phone', () => {
    render(<AcademicCalendar calendar={calendar} />);
    const day = screen.getByRole('cell', { name: /^18 November/ });
    fireEvent.click(day);
    expect(day).toHaveFocus();
  });

  it('shows the next and the previous month, and stops at the ends', async () => {
    const user = userEvent.setup();
    render(<AcademicCalendar calendar={calendar} />);
    await user.click(screen.getByRole('button', { name: 'Next month, December 2027' }));
    const table = screen.getByRole('table', { name: 'Academic calendar, December 2027' });
    expect(
      within(table)
        .getAllByRole('cell')
        .filter((cell) => cell.textContent),
    ).toHaveLength(31);
    expect(screen.getByText('2 Assignments', { selector: 'li > bdi' })).toBeVisible();
    const end = screen.getByRole('button', { name: 'No next month' });
    expect(end).toHaveAttribute('aria-disabled', 'true');
    await user.click(end);
    expect(table).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Previous month, November 2027' }));
    await user.click(screen.getByRole('button', { name: 'Previous month, October 2027' }));
    expect(screen.getByRole('table', { name: 'Academic calendar, October 2027' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'No previous month' })).toHaveFocus();
  });

  it('saves the shown month as a file', async () => {
    const user = userEvent.setup();
    render(<AcademicCalendar calendar={calendar} />);
    const month = screen.getByRole('link', { name: 'Save as .ics November 2027' });
    expect(month).toHaveAttribute('href', '/calendar/2027-11.ics');
    expect(month).toHaveAttribute('download');
    await user.click(screen.getByRole('button', { name: 'Next month, December 2027' }));
    expect(screen.getByRole('link', { name: 'Save as .ics December 2027' })).toHaveAttribute(
      'href',
      '/calendar/2027-12.ics',
    );
  });

  it('shows a message if nothing is due', () => {
    render(
      <AcademicCalendar
        calendar={{
          weekStart: 'Monday',
          shown: '2024-02',
          months: [{ month: '2024-02', events: [] }],
        }}
      />,
    );
    expect(screen.getByText('Nothing is due.')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('College Map', () => {
  it('names every building, in the drawing and next to it', () => {
    render(<CollegeMap map={campusMap} caption={site.map} />);
    const drawing = screen.getByRole('img', { name: /^Campus map/ });
    const items = screen.getAllByRole('listitem');
    expect(items).toHaveLength(campusMap.buildings.length);
    for (const [index, { name, use }] of campusMap.buildings.entries()) {
      expect(drawing).toHaveAccessibleName(expect.stringContaining(name));
      expect(items[index]).toHaveTextContent(`${name} ${use}`);
    }
  });

  it("shows which building is the student's own", () => {
    render(<CollegeMap map={campusMap} caption={site.map} />);
    expect(screen.getByRole('figure')).toHaveTextContent(site.map);
    expect(screen.getByText('(your school)').closest('li')).toHaveTextContent('Block C');
  });

  it('draws paths with rounded bends, and a straight one straight', () => {
    const [from, bend, to] = [
      [0, 0],
      [100, 0],
      [100, 300],
    ] as const;
    expect(roundedPath([from, bend, to], 40)).toBe('M0 0 L60 0 Q100 0 100 40 L100 300');
    expect(roundedPath([from, to])).toBe('M0 0 L100 300');
    expect(roundedPath([from, from, bend])).not.toContain('NaN');
  });
});
