import { seriesHeaderScore } from '@/tools/import/mapping/header-score';

it.each([
  [['ID number', 'Surname', 'First name', '14 Nov 2022 9.00AM All students', 'Percentage']],
  [['Roll No', 'Name', 'Held', 'Present']],
  [['Student', 'ID', 'SIS Login ID', 'Section', 'Essay (123)']],
  [['Day', '9:00-9:50', '10:00-10:50', 'Lunch', '1:00-1:50']],
  [['Time', 'Mon', 'Tue', 'Wed']],
])('knows a header: %j', (cells) => {
  expect(seriesHeaderScore(cells)).toBeGreaterThan(2);
});

it.each([
  [['Course', 'Thermodynamics']],
  [['Asha', 'Student', '2026-10-13', 'Present']],
  [['21CS001', 'Asha', 'P', 'A', '14']],
  [['9:00-9:50', 'CS101', 'CS102', 'CS103']],
  [['Monday', 'CS101', 'Lunch', '']],
  [['', 'Classes held', '40', '20']],
  [['Points Possible', '', '', '', '20']],
])('knows that another row is none: %j', (cells) => {
  expect(seriesHeaderScore(cells)).toBe(0);
});
