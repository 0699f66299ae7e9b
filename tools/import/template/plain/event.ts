import type { EventType } from '../../fact/fact';
import { wordKey } from '../../value/word';
import { defineFact, headerList } from '../template';
import { column, needed } from './column';
import { names } from './header-name';
import { endDay, startDay } from './section-field';

const kinds: readonly (readonly [EventType, RegExp])[] = [
  [
    'holiday',
    /holiday|vacation|break|recess|no class|closed|ferien|feiertag|festivo|feriado|vacacion|vacance|congé|férias|chhutti|avkash|eid|diwali|christmas/,
  ],
  ['exam', /exam|final|midterm|mid term|prüfung|klausur|examen|parcial|exame|prova|pariksha/],
  ['quiz', /quiz|test/],
  ['assignment', /assignment|homework|deadline|aufgabe|tarea|devoir|tarefa/],
];

/** The type of an event by the words of its type, of its title, or of the table: a list of holidays has only these. */
function typeOf(type: string | undefined, title: string, isHoliday: boolean): EventType {
  const find = (text: string) => kinds.find(([, words]) => words.test(wordKey(text)))?.[0];
  const isOther = /event|working/i.test(type ?? '');
  return (type && find(type)) || find(title) || (isHoliday && !isOther ? 'holiday' : 'event');
}

const ofHolidays =
  /^(?!.*(?:calendar|academic|event)).*(?:holiday|ferien|feiertag|feriado|avkash)/i;

const events = defineFact('event', {
  id: 'events',
  format: 'calendar entries',
  words: headerList(`calendar, academic calendar, events, event, holidays, holiday, holiday list`),
  ignore: headerList(
    `Day, Weekday, Week Day, Duration, No of Days, Days, Week, Weeks, No of Weeks`,
  ),
  fields: {
    id: column.key('Event ID, UID, ID'),
    title: needed.text(
      'Title, Event, Event Name, Event Title, Holiday, Holiday Name, Name of Holiday, Occasion, Summary, Activity, Subject, Name, Description, Particulars, Details',
      'What',
    ),
    start: needed.day(startDay, names('Date, Event Date, Day, Holiday Date, On', 'When')),
    end: column.day(endDay),
    startTime: column.time('Start Time, Begin Time, Time, From Time'),
    endTime: {
      after: 'startTime',
      ...column.time('End Time, Finish Time, To Time'),
    },
    type: column.text('Type, Event Type, Category, Kind'),
  },
  fact({ id, title, start, end, startTime, endTime, type }, row) {
    if (end && end < start)
      return row.problem('end', {
        code: 'end-before-start',
        value: end,
        message: 'The end is before the start.',
        allowed: 'the first day or a later one',
      });
    const { file, sheet = '' } = row.table;
    const names = [row.headerOf('title') ?? '', sheet, file.split('/').at(-1) ?? ''];
    const isOfHolidays = names.some((name) => ofHolidays.test(name));
    return {
      ...{ id: id ?? `${start} ${title}`, title, start, end, startTime, endTime },
      type: typeOf(type, title, isOfHolidays),
    };
  },
});

export const eventTemplates = [events];
