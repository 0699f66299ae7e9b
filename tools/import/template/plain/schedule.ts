import type { ChangeKind, Weekday } from '../../fact/fact';
import { laterEnd } from '../../value/time';
import { wordKey, wordMap } from '../../value/word';
import { defineFact, type RowWriter, headerList } from '../template';
import { column, needed } from './column';
import { room } from './header-name';
import { endDay, namedBy, sectionFields } from './section-field';
import { inReadingOrder, placeOf } from './value';
import { teachersOf } from './write-section';

const changeWords = wordMap<ChangeKind>({
  cancelled:
    'cancelled,canceled,cancel,cancellation,not held,no class,called off,dropped,ausgefallen,entfällt,ausfall,cancelado,cancelada,suspendida,annulé,annulée,supprimé',
  moved:
    'moved,rescheduled,postponed,preponed,shifted,room change,room changed,time change,verlegt,verschoben,raumänderung,trasladado,reprogramada,cambio de aula,déplacé,reporté,changement de salle,adiado,remarcado',
  substituted:
    'substituted,substitution,substitute,replaced,relief,adjusted,arranged,vertretung,vertreten,sustituido,sustitución,remplacé,remplacement,substituído,substituição',
});

const changes = defineFact('change', {
  id: 'changes',
  format: 'changed classes',
  words: headerList(`changes, class changes, timetable changes, cancelled, cancelled classes,
    cancellations, substitutions, rescheduled, rescheduled classes`),
  fields: {
    ...sectionFields,
    day: needed.day('Date, Class Date, Original Date, Day, On, Date of Class, From Date'),
    start: column.time('Start Time, Time, Original Time, Class Time, Start, From Time'),
    kind: column.text(
      'Change, Change Type, Type of Change, Kind of Change, Class Status, Change Status',
      'Status, Action, Type',
    ),
    newDay: column.day(
      'New Date, Moved To, Rescheduled To, Rescheduled Date, Make-up Date, Makeup Date, To Date',
    ),
    newStart: column.time('New Time, New Start, New Start Time, Rescheduled Time'),
    newEnd: {
      after: 'newStart',
      ...column.time('New End, New End Time'),
    },
    newRoom: column.text('New Room, New Venue, New Location, Changed Room'),
    substitute: column.people(
      'Substitute, Substitute Teacher, Substitute Faculty, Relief Teacher, Replacement, Replaced By, New Teacher, New Faculty, Taken By',
    ),
    reason: column.text('Reason, Remarks, Remark, Comment, Note'),
    decided: column.day('Decided On, Announced On, Notified On, Published On, Date of Notice'),
  },
  oneOf: [namedBy, ['kind', 'newDay', 'newStart', 'newRoom', 'substitute']],
  columns: { change: { section: 'section', teachers: 'substitute' } },
  fact({ day, start, newDay, newStart, newEnd, newRoom, reason, decided, ...rest }, row) {
    const teachers = teachersOf(rest.substitute).map(inReadingOrder);
    const isMoved = [newDay, newStart, newRoom].some((value) => value !== undefined);
    const said = rest.kind === undefined ? undefined : changeWords.get(wordKey(rest.kind));
    // A class that another teacher holds in another room or at another time is moved.
    const meant = said === 'substituted' && isMoved && teachers.length > 0 ? 'moved' : said;
    const kind = meant ?? (isMoved ? 'moved' : teachers.length > 0 ? 'substituted' : undefined);
    if (!kind)
      return row.problem('kind', {
        code: 'unknown-change',
        value: rest.kind,
        message: 'This is no change of a class that is known.',
        allowed: 'cancelled, moved or substituted',
      });
    if (kind === 'substituted' && teachers.length === 0) return reportMissing(row, 'substitute');
    if (kind === 'moved' && !isMoved) return reportMissing(row, 'newDay');
    return {
      ...placeOf(rest),
      ...{ day, start, kind, reason, decided },
      ...(kind === 'moved' && { newDay, newStart, newEnd, room: newRoom }),
      ...(kind !== 'cancelled' && teachers.length > 0 && { teachers }),
    };
  },
});

function reportMissing(row: RowWriter, field: 'substitute' | 'newDay'): void {
  row.problem(field, {
    code: 'change-without-new-value',
    message:
      field === 'substitute'
        ? 'The class is held by another teacher, but the row does not say by whom.'
        : 'The class is moved, but the row does not say where to.',
    allowed: field === 'substitute' ? 'the name of a teacher' : 'a new day, time or room',
  });
}

const exams = defineFact('exam', {
  id: 'exams',
  format: 'timetable of exams',
  words: headerList(`exams, exam, examinations, exam timetable, exam time table, exam schedule,
    date sheet, examination schedule`),
  ignore: headerList(`Day, Weekday, Branch, Semester, Sem, Year, Regulation, Duration`),
  fields: {
    id: column.key('Exam ID, Examination ID'),
    ...sectionFields,
    title: column.text('Exam, Exam Name, Exam Type, Examination, Assessment'),
    day: needed.day(
      'Exam Date, Date of Exam, Date of Examination, Examination Date, Exam Day',
      'Date',
    ),
    start: column.time('Start Time, Exam Start, Begin Time, From Time, Start, From'),
    end: {
      after: 'start',
      ...column.time('End Time, Exam End, Finish Time, To Time, End, To'),
    },
    times: column.timeRange('Time, Exam Time, Timing, Timings, Time Slot'),
    session: column.text('Session, FN/AN, Shift, Exam Session'),
    room: column.text(room),
  },
  oneOf: [namedBy, ['start', 'times', 'session']],
  fact({ id, title, day, room: place, session, ...rest }, row) {
    const isNamed = session !== undefined && !rest.start && !rest.times;
    const times = isNamed ? row.timesOf('session', session) : rest.times;
    if (isNamed && !times) return;
    const start = rest.start ?? times?.start;
    const last = rest.end ?? times?.end;
    const end = start && last && laterEnd(start, last);
    if (!start || !end)
      return row.problem(rest.times ? 'times' : 'end', {
        code: 'unknown-exam-time',
        message: 'The start and the end of this exam cannot be read.',
        allowed: 'a start and a later end, such as 09:30 and 12:30',
      });
    const where = placeOf(rest);
    const name = [where.section ?? where.course, day, start].join(' ');
    return { id: id ?? name, ...where, day, start, end, title, room: place };
  },
});

const specialDays = defineFact('specialDay', {
  id: 'specialDays',
  format: 'list of special days',
  words: ['special days', 'working saturdays', 'special day'],
  fields: {
    id: column.key('Day ID'),
    start: needed.day('Date, Start Date, From, Day'),
    end: column.day(endDay),
    title: column.text('Title, Description, Name, Occasion, Label, Remarks'),
    follows: column.weekdays(
      'Follows, Timetable Of, Follows Timetable Of, Timetable Followed, Weekday Followed, Runs As',
      'Day Order',
    ),
    until: column.time('Classes Until, Until Time, Classes End, Half Day Until', 'Until'),
  },
  oneOf: [['follows', 'until']],
  fact({ id, start, end, title, follows, until }) {
    const weekday = follows?.length === 1 ? follows[0] : undefined;
    return {
      ...{ id: id ?? `special ${start}`, title: title ?? titleOf(weekday, until), start },
      ...(end !== undefined && end > start && { end }),
      ...{ follows: weekday, until },
    };
  },
});

const titleOf = (weekday: Weekday | undefined, until: string | undefined): string =>
  weekday ? `${weekday}’s timetable` : `Classes until ${until}`;

export const scheduleTemplates = [changes, exams, specialDays];
