import type { ResultStatus } from '../../fact/fact';
import { wordKey } from '../../value/word';
import { boolean, day, id, number, required, text, type Layout } from '../layout';
import {
  fileOf,
  isRemoved,
  lastDay,
  sourcedId,
  state,
  termIds,
  type OneRosterVariant,
} from './one-roster-field';

const organisations = (variant: OneRosterVariant): Layout =>
  fileOf(variant, 'orgs', {
    marks: ['sourcedId', 'name', 'type'],
    kinds: ['organisation'],
    fields: {
      id: required(sourcedId),
      state,
      name: required(text('name')),
      type: text('type'),
      parent: id('parentSourcedId'),
    },
    read({ id, state, name, type, parent }, row) {
      if (!isRemoved(row, 'organisation', id, state))
        row.add('organisation', { id, name, type, parent });
    },
  });

const terms = (variant: OneRosterVariant): Layout =>
  fileOf(variant, 'academicSessions', {
    marks: ['sourcedId', 'startDate', 'endDate'],
    kinds: ['term'],
    fields: {
      id: required(sourcedId),
      state,
      title: required(text('title')),
      type: text('type'),
      start: required(day('startDate')),
      end: required(day('endDate')),
      parent: id('parentSourcedId'),
    },
    read({ id, state, title, type, start, end, parent }, row) {
      if (isRemoved(row, 'term', id, state)) return;
      row.add('term', { id, title, type, start, end: lastDay(end, variant), parent });
    },
  });

const courses = (variant: OneRosterVariant): Layout =>
  fileOf(variant, 'courses', {
    marks: ['sourcedId', 'orgSourcedId', 'title'],
    kinds: ['course'],
    fields: {
      id: required(sourcedId),
      state,
      title: required(text('title')),
      code: id('courseCode', 'code'),
      credits: number('metadata.credits', 'metadata.credit', 'credits'),
      organisation: id('orgSourcedId'),
    },
    read({ id, state, title, code, credits, organisation }, row) {
      if (!isRemoved(row, 'course', id, state))
        row.add('course', { id, title, code, credits, organisation });
    },
  });

const classes = (variant: OneRosterVariant): Layout =>
  fileOf(variant, 'classes', {
    marks: ['sourcedId', 'title'],
    kinds: ['section', 'course'],
    fields: {
      id: required(sourcedId),
      state,
      name: required(text('title')),
      code: id('classCode'),
      course: id('courseSourcedId'),
      terms: termIds,
      room: text('location'),
    },
    columns: { course: { id: 'course', title: 'name' } },
    read({ id, state, name, code, course, terms = [], room }, row) {
      if (isRemoved(row, 'section', id, state)) return;
      if (course) row.imply('course', course, { id: course, title: name });
      row.add('section', { id, name, code, course, terms, room });
    },
  });

const lineItems = (variant: OneRosterVariant): Layout =>
  fileOf(variant, 'lineItems', {
    marks: ['sourcedId', 'classSourcedId', 'title', 'dueDate'],
    kinds: ['assignment'],
    fields: {
      id: required(sourcedId),
      state,
      title: required(text('title')),
      description: text('description'),
      section: required(id('classSourcedId')),
      assigned: day('assignDate'),
      due: day('dueDate'),
      maximum: number('resultValueMax'),
    },
    read({ id, state, ...facts }, row) {
      if (!isRemoved(row, 'assignment', id, state)) row.add('assignment', { id, ...facts });
    },
  });

const scoreStates: Readonly<Record<string, ResultStatus>> = {
  exempt: 'exempt',
  'fully graded': 'graded',
  'partially graded': 'graded',
  'not submitted': 'missing',
  submitted: 'submitted',
};

const results = (variant: OneRosterVariant): Layout =>
  fileOf(variant, 'results', {
    marks: ['lineItemSourcedId', 'studentSourcedId'],
    kinds: ['result'],
    fields: {
      id: id('sourcedId'),
      state,
      assignment: required(id('lineItemSourcedId')),
      person: required(id('studentSourcedId', 'userSourcedId')),
      section: id('classSourcedId'),
      score: number('score'),
      grade: text('textScore'),
      scoreState: text('scoreStatus'),
      late: boolean('late'),
      missing: boolean('missing'),
      day: day('scoreDate'),
    },
    columns: { result: { status: 'scoreState' } },
    read({ id, state, assignment, person, section, score, grade, day, ...flags }, row) {
      if (isRemoved(row, 'result', id, state)) return;
      const status = resultStatus(flags);
      row.add('result', { assignment, section, person, score, grade, status, day });
    },
  });

function resultStatus(flags: {
  scoreState?: string;
  late?: boolean;
  missing?: boolean;
}): ResultStatus | undefined {
  if (flags.missing) return 'missing';
  const status = scoreStates[wordKey(flags.scoreState ?? '')];
  return flags.late && status !== 'graded' ? 'late' : status;
}

/** The files of courses, classes and marks. */
export const courseLayouts = (variant: OneRosterVariant): Layout[] => [
  organisations(variant),
  terms(variant),
  courses(variant),
  classes(variant),
  lineItems(variant),
  results(variant),
];
