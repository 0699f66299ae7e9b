import { readMonth } from '../../value/month-name';
import { defineFact } from '../template';
import { column, needed } from './column';
import { besidePerson } from './header-name';
import { personField } from './section-field';
import { inReadingOrder, upTo } from './value';

/** The credits that a student has, of those that the student needs. */
const credits = defineFact('credits', {
  id: 'credits',
  format: 'list of credits',
  words: ['credits', 'earned credits', 'credits earned'],
  ignore: besidePerson,
  fields: {
    person: personField,
    earned: needed.number(
      'Credits Earned, Earned Credits, Total Credits Earned, Credits Completed, Credit Grade',
      'Credits, Earned',
    ),
    maximum: needed.number(
      'Credits Required, Required Credits, Total Credits, Maximum Credits, Max Credits, Credits Needed',
      'Required, Maximum, Out of, Total',
    ),
    day: column.day('As of, As on, As on Date, Date, Report Date'),
    note: column.text('Note, Remarks, Remark, Comments'),
  },
  fact({ person: named, earned, maximum: highest, ...rest }, row) {
    const maximum = upTo(1000, 'maximum', highest, row);
    const grade = maximum && upTo(maximum, 'earned', earned, row);
    if (!maximum || grade === undefined) return;
    return { ...rest, person: inReadingOrder(named), grade, maximum };
  },
});

/** Skill points of a student, by month or by the day of each award. */
const skillPoints = defineFact('skillPoints', {
  id: 'skillPoints',
  format: 'list of skill points',
  words: ['skill points', 'skills'],
  ignore: besidePerson,
  fields: {
    person: personField,
    points: needed.number(
      'Skill Points, Skill Points Earned, Skill Points Awarded, Skill Score',
      'Points, Points Earned, Points Awarded, Score',
    ),
    month: column.text('Month, Month Name', 'Period'),
    day: column.day('Date, Awarded On, Earned On, Date of Award, Date Awarded'),
  },
  oneOf: [['month', 'day']],
  fact({ person: named, points: value, month: text, day }, row) {
    const month = day?.slice(0, 7) ?? readMonth(text);
    const points = upTo(1_000_000, 'points', value, row);
    if (month === undefined)
      return row.problem('month', {
        code: 'unknown-month',
        value: text ?? '',
        message: 'Nobody can tell which month and year this is, so the row is left out.',
        allowed: 'a month such as 2026-08, 08/2026 or August 2026',
      });
    return points !== undefined && { person: inReadingOrder(named), month, points };
  },
});

export const progressTemplates = [credits, skillPoints];
