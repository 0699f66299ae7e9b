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
