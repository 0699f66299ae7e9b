import { render, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { publishedPending } from '@/components/assignment/model/assignment';
import { AssignmentsPending } from '@/components/assignment/student/assignments-pending';
import { AttendanceByMonth as Card } from '@/components/attendance/attendance-by-month';
import { CurrentAttendance as CurrentCard } from '@/components/attendance/current-attendance';
import { tenPoints } from '@/__tests__/components/performance/model/scale';
import { standingOf } from '@/components/progress/model/standing';
import { AcademicInformation } from '@/components/profile/academic-information';
import { Announcer } from '@/components/ui/announcer';
import { Bar } from '@/components/ui/bar';
import type { Attendance } from '@/content/schema/student/attendance';
import { assignments, attendance, student } from '@/content/student';

/** How the sample student stands with this attendance, and no subjects. */
const standingWith = (known: Attendance, threshold: number | null = 75) =>
  standingOf(
    {
      ...{ asOf: '2025-09-30', student, attendance: known },
      ...{ subjects: { items: [] }, assignments: { items: [] } },
    },
    { threshold, grading: tenPoints, coming: null, now: { day: '2026-11-02', time: '08:50' } },
  );

interface AttendanceProps {
  attendance: Attendance;
  threshold?: number | null;
}

const AttendanceByMonth = ({ attendance: known, threshold = 75 }: AttendanceProps) => (
  <Card
    {...{ months: known.months, totals: known.totals, threshold }}
    {...standingWith(known, threshold)}
  />
);

const CurrentAttendance = ({ attendance: known }: AttendanceProps) => (
  <CurrentCard
    standing={standingWith(known).all}
    current={known.current}
    {...{ threshold: 75, today: null }}
  />
);

const card = (name: string) => within(screen.getByRole('region', { name }));

/** The value of a term in the card's description list. */
const value = (name: string, term: string) =>
  card(name).getByText(term).parentElement?.querySelector('dd')?.textContent;

const month = () => screen.getByRole('combobox', { name: 'Month' });

afterEach(() => document.body.replaceChildren());

describe('Academic Information', () => {
  it('shows the name, roll number, semester, batch and CGPA with its scale', () => {
    render(<AcademicInformation student={student} scale={tenPoints} />);
    const name = 'Academic Information';
    expect(value(name, 'Name')).toBe('Aarav Sharma');
    expect(value(name, 'Roll number')).toBe(student.rollNumber);
    expect(value(name, 'Programme')).toBe(student.program);
    expect(value(name, 'Semester')).toBe('1');
    expect(value(name, 'Batch')).toBe('2025-29');
    expect(value(name, 'CGPA')).toBe('9.2 of 10');
    expect(card(name).getByText(/^CGPA: /)).toHaveTextContent(/as of 30 Sep 2025$/);
  });

  it('leaves out what the college does not know', () => {
    const { name, rollNumber } = student;
    render(<AcademicInformation student={{ name, rollNumber }} scale={tenPoints} />);
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Roll number',
    ]);
    expect(screen.queryByText(/CGPA/)).toBeNull();
  });
});

describe('Attendance', () => {
  it('opens with the newest month', () => {
    render(<AttendanceByMonth attendance={attendance} threshold={75} />);
    expect(month()).toHaveDisplayValue('Sep 2025');
    expect(value('Attendance', 'Present')).toBe('114');
    expect(value('Attendance', 'Absent')).toBe('6');
    expect(value('Attendance', 'Total')).toBe('120');
    const months = within(screen.getByRole('list', { name: 'Attendance by month' }));
    expect(months.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Sep 202595% · 114 of 120',
      'Aug 202593.5% · 101 of 108',
      'Jul 202591.7% · 44 of 48',
    ]);
  });

  it('plans the coming classes by the newest month, and by no past month', async () => {
    const user = userEvent.setup();
    render(<AttendanceByMonth attendance={attendance} threshold={75} />);
    expect(
      card('Attendance').getByText('You can miss 32 more classes and stay at 75%.'),
    ).toBeVisible();
    await user.selectOptions(month(), 'Aug 2025');
    expect(card('Attendance').queryByText(/You can miss/)).not.toBeInTheDocument();
  });

  it('plans nothing if no classes were held', () => {
    const empty = { month: '2025-06', present: 0, absent: 0, total: 0 };
    render(<AttendanceByMonth attendance={{ ...attendance, months: [empty] }} threshold={75} />);
    expect(value('Attendance', 'Total')).toBe('0');
    expect(card('Attendance').queryByText(/miss|Attend the/i)).not.toBeInTheDocument();
  });

  it('shows late and excused classes where there are any, and how they count', () => {
    const months = [{ month: '2025-09', present: 6, late: 2, absent: 1, excused: 1, total: 10 }];
    render(<AttendanceByMonth attendance={{ months }} threshold={75} />);
    expect(value('Attendance', 'Late')).toBe('2');
    expect(value('Attendance', 'Excused')).toBe('1');
    expect(screen.getByRole('listitem')).toHaveTextContent('88.9% · 8 of 9');
    expect(screen.getByText(/late counted as attended, excused left out/)).toBeInTheDocument();
    expect(screen.getByText('You can miss 1 more class and stay at 75%.')).toBeVisible();
  });

  it('shows totals without dates as figures with their day', () => {
    const totals = { present: 30, absent: 10, total: 40, asOf: '2025-09-30' };
    render(<AttendanceByMonth attendance={{ months: [], totals }} threshold={75} />);
    expect(value('Attendance', 'Present')).toBe('30');
    expect(value('Attendance', 'Total')).toBe('40');
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.getByText('Miss no more classes to stay at 75%.')).toBeVisible();
  });

  it('shows months, and totals on request', async () => {
    const totals = { present: 30, absent: 10, total: 40, asOf: '2025-09-30' };
    render(<AttendanceByMonth attendance={{ ...attendance, totals }} threshold={75} />);
    expect(value('Attendance', 'Total')).toBe('120');
    await userEvent.selectOptions(month(), 'So far');
    expect(value('Attendance', 'Total')).toBe('40');
  });
});

describe('Current Attendance', () => {
  it('shows the percentage, the change and the date', () => {
    render(<CurrentAttendance attendance={attendance} />);
    const { getByText } = card('Current Attendance');
    expect(getByText('95%')).toBeVisible();
    expect(getByText('+2% vs. last week')).toBeVisible();
    expect(getByText(/^Classes held in Sep 2025/)).toHaveTextContent(/as of 30 Sep 2025$/);
  });

  it('shows no change that is not known, and says when nothing is', () => {
    const current = { ...attendance.current!, changeFromLastWeek: undefined };
    const { rerender } = render(<CurrentAttendance attendance={{ ...attendance, current }} />);
    expect(screen.getByText('95%')).toBeVisible();
    expect(screen.queryByText(/last week/)).toBeNull();
    rerender(<CurrentAttendance attendance={{ months: [] }} />);
    expect(card('Current Attendance').getByText('Not Known Yet')).toBeVisible();
  });
});

describe('Assignments Pending', () => {
  const essay = { id: 'a', name: 'Essay', subject: 'English', due: '2027-11-09' };
  const listed = { pending: publishedPending([essay]), items: [essay] };

  it('shows the count, and the next due date only if the assignments are listed', () => {
    jest.useFakeTimers({ now: new Date('2027-11-08T09:00:00') });
    const college = publishedPending([], { ...assignments.pending!, nextDue: '2027-11-09' });
    const { rerender } = render(<AssignmentsPending pending={college} />);
    expect(card('Assignments Pending').getByText('6')).toBeVisible();
    expect(card('Assignments Pending').queryByText(/due/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All assignments' })).toBeVisible();
    rerender(<AssignmentsPending {...listed} />);
    expect(card('Assignments Pending').getByText(/^next due/)).toHaveTextContent('09 Nov');
    expect(screen.getByRole('link', { name: /^Essay ?, English\s+09.Nov$/ })).toBeVisible();
    jest.useRealTimers();
  });

  it('counts listed assignments that are not handed in, and says when nothing is known', () => {
    const item = { id: 'a', name: 'Essay', subject: 'English' };
    const items = [item, { ...item, id: 'b', state: 'graded' as const, due: '2025-09-01' }];
    const { rerender } = render(
      <AssignmentsPending pending={publishedPending(items)} items={items} />,
    );
    expect(card('Assignments Pending').getByText('1')).toBeVisible();
    expect(card('Assignments Pending').getByText('no due date yet')).toBeVisible();
    rerender(<AssignmentsPending pending={publishedPending([])} />);
    expect(card('Assignments Pending').getByText('Not Known Yet')).toBeVisible();
  });

  it('does not show an overdue assignment as the next one', () => {
    jest.useFakeTimers({ now: new Date('2027-11-10T09:00:00') });
    render(<AssignmentsPending {...listed} />);
    const { getByText, queryByText } = card('Assignments Pending');
    expect(queryByText(/^next due/)).not.toBeInTheDocument();
    expect(getByText(/^overdue since/)).toHaveTextContent('overdue since 09 Nov');
    jest.useRealTimers();
  });

  it('says when nothing is pending', () => {
    render(<AssignmentsPending pending={{ ...publishedPending([]), count: 0 }} />);
    expect(screen.getByText('nothing due')).toBeVisible();
  });
});

test('announces a chosen month once, with its figures', async () => {
  render(
    <>
      <AttendanceByMonth attendance={attendance} threshold={75} />
      <Announcer />
    </>,
  );
  const july = attendance.months.find(({ month }) => month.endsWith('-07'))!;
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Month' }), july.month);
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(
      `Jul 2025: ${july.present} present, ${july.absent} absent, ${july.total} total`,
    ),
  );
  expect(screen.getAllByRole('status')).toHaveLength(1);
});

test.each([0, 42, 100])(
  'the bar for %s percent has lengths that every browser accepts in an SVG attribute',
  (percent) => {
    const { container } = render(<Bar percent={percent} limit={75} />);
    const lengths = [...container.querySelectorAll('rect')].flatMap((rect) =>
      ['x', 'y', 'width', 'height', 'rx'].flatMap((name) => rect.getAttribute(name) ?? []),
    );
    for (const length of lengths) expect(length).toMatch(/^-?[\d.]+%?$/);
  },
);
