import { defineTemplate, required, text, weekdays } from '../template';

const between = (cell: string | undefined) =>
  (cell ?? '')
    .split('+')
    .map((name) => name.trim())
    .filter(Boolean);

/** The timetable that FET exports: a row per activity and hour, with "+" between the students' sets and the teachers. */
export const fetTimetable = defineTemplate({
  format: 'FET timetable',
  marks: ['Activity Id', 'Students Sets', 'Hour'],
  ignore: ['Activity Id', 'Activity Tags', 'Comments', 'Building'],
  kinds: ['meeting'],
  fields: {
    weekdays: required(weekdays('Day')),
    hour: required(text('Hour')),
    sets: required(text('Students Sets')),
    subject: required(text('Subject')),
    teachers: text('Teachers'),
    room: text('Room'),
  },
  columns: { meeting: { section: 'sets', course: 'subject', start: 'hour' } },
  read({ weekdays: days, hour, sets, subject, teachers, room }, row) {
    const times = row.timesOf('hour', hour);
    if (!times) return;
    const own = between(teachers);
    for (const section of between(sets))
      row.add('meeting', {
        ...{ section, course: subject, weekdays: days, ...times, room },
        ...(own.length > 0 && { teachers: own }),
      });
  },
});
