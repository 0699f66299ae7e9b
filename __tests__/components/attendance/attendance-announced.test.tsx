import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AttendanceByMonth } from '@/components/attendance/attendance-by-month';
import { Announcer } from '@/components/ui/announcer';
import { attendance } from '@/content/student';

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
      `July: ${july.present} present, ${july.absent} absent, ${july.total} total`,
    ),
  );
  expect(screen.getAllByRole('status')).toHaveLength(1);
});

test('shows the new month once the record has one, unless another was chosen', async () => {
  const [newest, ...older] = attendance.months;
  const show = (months: typeof attendance.months) => (
    <AttendanceByMonth attendance={{ ...attendance, months }} threshold={75} />
  );
  const { rerender } = render(show(older));
  const select = screen.getByRole('combobox', { name: 'Month' });
  rerender(show(attendance.months));
  expect(select).toHaveValue(newest!.month);
  expect(screen.getByText(String(newest!.total))).toBeVisible();
  await userEvent.selectOptions(select, older[1]!.month);
  rerender(show(older));
  expect(select).toHaveValue(older[1]!.month);
});
