import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { AssignmentsPending } from '@/components/assignment/student/assignments-pending';
import { AttendanceByMonth } from '@/components/attendance/attendance-by-month';
import { CurrentAttendance } from '@/components/attendance/current-attendance';
import { AcademicInformation } from '@/components/profile/academic-information';
import { assignments, attendance, student } from '@/content/student';
import { publishedPending } from '@/components/assignment/model/assignment';

const card = (name: string) => within(screen.getByRole('region', { name }));

/** The value of a term in the card's description list. */
const value = (name: string, term: string) =>
  card(name).getByText(term).parentElement?.querySelector('dd')?.textContent;

const month = () => screen.getByRole('combobox', { name: 'Month' });

afterEach(() => document.body.replaceChildren());

describe('Academic Information', () => {
  it('shows the name, roll number, semester, batch and CGPA with its scale', () => {
    render(<AcademicInformation student={student} />);
    const name = 'Academic Information';
    expect(value(name, 'Name')).toBe('Aarav Sharma');
    expect(value(name, 'Roll number')).toBe(student.rollNumber);
    expect(value(name, 'Programme')).toBe(student.program);
    expect(value(name, 'Semester')).toBe('1');
    expect(value(name, 'Batch')).toBe('2025-29');
    expect(value(name, 'CGPA')).toBe('9.2 of 10');
    expect(card(name).getByText(/^CGPA: /)).toHaveTextContent(/as of 30 Sep 2025$/);
  });
});

describe('Attendance', () => {
  it('opens with the newest month', () => {
    render(<AttendanceByMonth attendance={attendance} threshold={75} />);
    expect(month()).toHaveDisplayValue('Sep 2025');
    expect(value('Attendance', 'Present')).toBe('114');
    expect(value('Attendance', 'Absent')).toBe('6');
    expect(value('Attendance', 'Total')).toBe('120');
    expect(card('Attendance').getByText(/95% of the classes held in Sep 2025/)).toHaveTextContent(
      /as of 30 Sep 2025$/,
    );
  });

  it('shows the chosen month', async () => {
    const user = userEvent.setup();
    render(<AttendanceByMonth attendance={attendance} threshold={75} />);
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Sep 2025',
      'Aug 2025',
      'Jul 2025',
    ]);
    await user.selectOptions(month(), 'Aug 2025');
    expect(value('Attendance', 'Present')).toBe('101');
    expect(card('Attendance').getByText('94% of the classes held in Aug 2025')).toBeVisible();
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

  it('shows how many classes to attend if too many were missed', () => {
    const months = [{ month: '2025-09', present: 70, absent: 30, total: 100 }];
    render(<AttendanceByMonth attendance={{ ...attendance, months }} threshold={75} />);
    expect(screen.getByText('Attend the next 20 classes to reach 75%.')).toBeVisible();
  });

  it('plans nothing if the college has no minimum attendance', () => {
    render(<AttendanceByMonth attendance={attendance} threshold={null} />);
    expect(screen.queryByText(/You can miss/)).not.toBeInTheDocument();
  });

  it('shows a message if no classes were held', () => {
    const empty = { month: '2025-06', present: 0, absent: 0, total: 0 };
    render(<AttendanceByMonth attendance={{ ...attendance, months: [empty] }} threshold={75} />);
    expect(card('Attendance').getByText(/No classes were held in Jun 2025/)).toBeVisible();
    expect(card('Attendance').queryByText(/miss|Attend the/i)).not.toBeInTheDocument();
  });

  it('has every month in the server’s HTML, for browsers without JavaScript', () => {
    document.body.innerHTML = renderToString(
      <AttendanceByMonth attendance={attendance} threshold={75} />,
    );
    const html = document.querySelector('noscript')?.innerHTML ?? '';
    for (const text of ['Sep 2025', 'Aug 2025', 'Jul 2025', '101', '44'])
      expect(html).toContain(text);
    expect(document.querySelector('dd')).toHaveTextContent('114');
  });
});

describe('Current Attendance', () => {
  it('shows the percentage, the change and the date', () => {
    render(<CurrentAttendance current={attendance.current} />);
    const { getByText } = card('Current Attendance');
    expect(getByText('95%')).toBeVisible();
    expect(getByText('+2% vs. last week')).toBeVisible();
    expect(getByText(/^Classes held in September 2025/)).toHaveTextContent(/as of 30 Sep 2025$/);
  });

  it('shows a decrease with a minus sign', () => {
    render(<CurrentAttendance current={{ ...attendance.current!, changeFromLastWeek: -4 }} />);
    expect(screen.getByText('\u22124% vs. last week')).toBeVisible();
  });
});

describe('Assignments Pending', () => {
  const pending = publishedPending(assignments.items, assignments.pending);

  it('shows the count and the next due date', () => {
    render(<AssignmentsPending pending={pending} />);
    const { getByText } = card('Assignments Pending');
    expect(getByText('6')).toBeVisible();
    expect(getByText(/^next due/)).toHaveTextContent('next due 09 Nov 2027');
  });

  it('does not show an overdue assignment as the next one', () => {
    jest.useFakeTimers({ now: new Date('2027-11-10T09:00:00') });
    render(<AssignmentsPending pending={pending} />);
    const { getByText, queryByText } = card('Assignments Pending');
    expect(queryByText(/^next due/)).not.toBeInTheDocument();
    expect(getByText(/^overdue since/)).toHaveTextContent('overdue since 09 Nov 2027');
    jest.useRealTimers();
  });

  it.each([
    [0, 'nothing is due'],
    [3, 'no due date yet'],
  ])('shows a text if %d are pending and no due date is known', (count, text) => {
    render(<AssignmentsPending pending={{ ...pending, count, nextDue: null }} />);
    expect(screen.getByText(text)).toBeVisible();
  });
});
