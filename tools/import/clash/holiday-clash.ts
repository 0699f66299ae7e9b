import { specialDayOn } from '@/components/schedule/model/dated-meeting';
import { daysAfter } from '@/lib/time/day';
import type { Clash, ClashItem, CollegeSchedule } from './clash';

/** Exams and quizzes on holidays. */
export function findHolidayClashes<O>({
  exams,
  tests,
  holidays,
}: Pick<CollegeSchedule<O>, 'exams' | 'tests' | 'holidays'>): Clash<O>[] {
  const dated = [
    ...exams.map(({ section, course, day, start, end, origin }) => ({
      ...{ day, last: day },
      item: {
        ...{ kind: 'exam', start, end, origin },
        title: section === undefined ? course : `${section} ${course}`,
      } satisfies ClashItem<O>,
    })),
    ...tests.map(({ name, day, end, origin }) => ({
      ...{ day, last: end ?? day },
      item: { kind: 'test', title: name, origin } satisfies ClashItem<O>,
    })),
  ];
  const only = holidays.filter(({ kind }) => kind === 'holiday');
  return dated.flatMap(({ day: first, last, item }): Clash<O>[] => {
    for (let day = first; day <= last; day = daysAfter(day, 1)) {
      const holiday = specialDayOn(only, day);
      if (holiday)
        return [
          {
            ...{ kind: 'holiday', shared: [], students: [], items: [item], days: [day] },
            holiday: holiday.label,
          },
        ];
    }
    return [];
  });
}
