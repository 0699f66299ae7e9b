import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { AcademicCalendar } from '@/components/dashboard/academic-calendar';
import { CollegeMap } from '@/components/dashboard/college-map';
import { walkShape } from '@/components/dashboard/walk-shape';
import { site } from '@/content/site';
import { calendar, campusMap } from '@/content/campus';

afterEach(() => document.body.replaceChildren());

describe('Academic Calendar', () => {
  it('is a table of November: seven named weekdays, thirty days, one empty cell before the first', () => {
    render(<AcademicCalendar calendar={calendar} />);
    const table = screen.getByRole('table', { name: 'Academic calendar, November' });
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

  it('shows the name of the month without a year', () => {
    render(<AcademicCalendar calendar={calendar} />);
    expect(screen.getByText('November')).toBeVisible();
    expect(screen.queryByText(/2027/)).not.toBeInTheDocument();
  });

  it('tells what is due on a marked day, reached by keyboard', async () => {
    const user = userEvent.setup();
    render(<AcademicCalendar calendar={calendar} />);
    for (let stop = 0; stop < 3; stop++) await user.tab();
    expect(screen.getByRole('button', { name: '9' })).toHaveFocus();
    expect(screen.getByRole('button', { name: '9' })).toHaveAccessibleDescription('1 Assignment');
    await user.tab();
    expect(screen.getByRole('button', { name: '18' })).toHaveAccessibleDescription('1 Quiz');
  });

  it('lists what is due below the table, also in the HTML of the server', () => {
    document.body.innerHTML = renderToString(<AcademicCalendar calendar={calendar} />);
    const items = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(items.map((item) => item.lastChild?.textContent)).toEqual([
      '9 November: 1 Assignment',
      '18 November: 1 Quiz',
    ]);
    const others = document.querySelector('noscript')?.innerHTML ?? '';
    for (const text of ['Oct 2027', '20: 1 Quiz', 'Dec 2027', '6: 2 Assignments'])
      expect(others).toContain(text);
  });

  it('goes to the next and the previous month, and not past the last', async () => {
    const user = userEvent.setup();
    render(<AcademicCalendar calendar={calendar} />);
    await user.click(screen.getByRole('button', { name: 'Next month, December' }));
    expect(screen.getByRole('status')).toHaveTextContent('December');
    const table = screen.getByRole('table', { name: 'Academic calendar, December' });
    expect(
      within(table)
        .getAllByRole('cell')
        .filter((cell) => cell.textContent),
    ).toHaveLength(31);
    expect(screen.getByText('2 Assignments', { selector: 'li *' })).toBeVisible();
    const end = screen.getByRole('button', { name: 'No next month' });
    expect(end).toHaveAttribute('aria-disabled', 'true');
    await user.click(end);
    expect(screen.getByRole('status')).toHaveTextContent('December');
    await user.click(screen.getByRole('button', { name: 'Previous month, November' }));
    await user.click(screen.getByRole('button', { name: 'Previous month, October' }));
    expect(screen.getByRole('status')).toHaveTextContent('October');
    expect(screen.getByRole('button', { name: 'No previous month' })).toHaveFocus();
  });

  it('offers the month shown and the whole calendar as files', async () => {
    const user = userEvent.setup();
    render(<AcademicCalendar calendar={calendar} />);
    const month = screen.getByRole('link', { name: 'November (.ics)' });
    expect(month).toHaveAttribute('href', '/calendar/2027-11.ics');
    expect(month).toHaveAttribute('download');
    expect(screen.getByRole('link', { name: 'Whole calendar (.ics)' })).toHaveAttribute(
      'href',
      '/calendar/academic.ics',
    );
    await user.click(screen.getByRole('button', { name: 'Next month, December' }));
    expect(screen.getByRole('link', { name: 'December (.ics)' })).toHaveAttribute(
      'href',
      '/calendar/2027-12.ics',
    );
  });

  it('says so where nothing is due', () => {
    render(
      <AcademicCalendar
        calendar={{
          weekStart: 'Monday',
          shown: '2024-02',
          months: [{ month: '2024-02', events: [] }],
        }}
      />,
    );
    expect(screen.getByText('Nothing is due in February')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('College Map', () => {
  it('names every building, in the drawing and beside it', () => {
    render(<CollegeMap map={campusMap} caption={site.map} />);
    const drawing = screen.getByRole('img', { name: /^Campus map/ });
    const items = screen.getAllByRole('listitem');
    expect(items).toHaveLength(campusMap.buildings.length);
    for (const [index, { name, use }] of campusMap.buildings.entries()) {
      expect(drawing).toHaveAccessibleName(expect.stringContaining(name));
      expect(items[index]).toHaveTextContent(`${name} ${use}`);
    }
  });

  it("says which building is the student's own", () => {
    render(<CollegeMap map={campusMap} caption={site.map} />);
    expect(screen.getByRole('figure')).toHaveTextContent(site.map);
    expect(screen.getByText('(your school)').closest('li')).toHaveTextContent('Block C');
  });

  it('draws walks with round bends, and a straight one straight', () => {
    const [from, bend, to] = [
      [0, 0],
      [100, 0],
      [100, 300],
    ] as const;
    expect(walkShape([from, bend, to], 40)).toBe('M0 0 L60 0 Q100 0 100 40 L100 300');
    expect(walkShape([from, to])).toBe('M0 0 L100 300');
    expect(walkShape([from, from, bend])).not.toContain('NaN');
  });
});
