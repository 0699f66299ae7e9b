import type { Attendance } from '@/content/schema/student/attendance';
import type { DemoStudent } from './person';
import { asOf, type DemoPlan } from './plan';
import { createRandom } from './random';

/** Attendance since the student was admitted in July, newest month first, without the months of holidays. */
export function attendanceOf({ seed }: DemoPlan, student: DemoStudent): Attendance {
  const random = createRandom(seed, 'attendance', student.number);
  const diligence = random.int(68, 99);
  const months = monthsSince(student).map((month) => {
    const total = random.int(60, 120);
    const share = Math.min(100, diligence + random.int(-8, 6));
    const present = Math.round((total * share) / 100);
    return { month, present, absent: total - present, total };
  });
  const [newest] = months;
  const percentage = newest ? Math.round((newest.present / newest.total) * 100) : 0;
  const change = random.int(-3, 3);
  return {
    months: newest ? months : [{ month: asOf.slice(0, 7), present: 0, absent: 0, total: 0 }],
    current: {
      percentage,
      changeFromLastWeek: newest ? change : 0,
      asOf,
      basis: 'Classes held in September 2025',
    },
  };
}

/** Months without classes: the winter break and the summer. */
const holidays = ['05', '06', '12'];

function monthsSince({ section, amount }: DemoStudent): string[] {
  if (amount === 'none') return [];
  const months: string[] = [];
  for (let year = 2025; year >= 2000 + section.year; year -= 1)
    for (let month = year === 2025 ? 9 : 12; month >= 1; month -= 1) {
      if (year === 2000 + section.year && month < 7) break;
      const two = String(month).padStart(2, '0');
      if (!holidays.includes(two)) months.push(`${year}-${two}`);
    }
  return months;
}
