import type { ResultStatus } from '../../fact/fact';
import { wordKey } from '../../value/word';
import { boolean, day, id, number, required, text, type Template } from '../template';
import { fileOf, lastDay, sourcedId, state, termIds } from './one-roster-field';

const organisations = fileOf('orgs', 'organisation', {
  marks: ['sourcedId', 'name', 'type'],
  others: 'identifier',
  fields: {
    id: required(sourcedId),
    state,
    name: required(text('name')),
    type: text('type'),
    parent: id('parentSourcedId'),
  },
  fact: ({ id, name, type, parent }) => ({ id, name, type, parent }),
});

const terms = fileOf('academicSessions', 'term', {
  marks: ['sourcedId', 'startDate', 'endDate'],
  others: 'schoolYear',
  fields: {
    id: required(sourcedId),
    state,
    title: required(text('title')),
    type: text('type'),
    start: required(day('startDate')),
    end: required(day('endDate')),
    parent: id('parentSourcedId'),
  },
  fact({ id, title, type, start, end, parent }) {
    return { id, title, type, start, end: lastDay(end), parent };
  },
});

const courses = fileOf('courses', 'course', {
  marks: ['sourcedId', 'title', 'orgSourcedId|courseCode'],
  others:
    'schoolYearSourcedId schoolYearId grades grade subjects subjectCodes resources resourceSourcedIds',
  fields: {
    id: required(sourcedId),
    state,
    title: required(text('title')),
    code: id('courseCode', 'code'),
    credits: number('metadata.credits', 'metadata.credit', 'credits'),
    organisation: id('orgSourcedId'),
  },
  fact({ id, title, code, credits, organisation }) {
    return { id, title, code, credits, organisation };
  },
});

const classes = fileOf('classes', 'section', {
  marks: ['sourcedId', 'title', 'schoolSourcedId|courseSourcedId'],
  others:
    'grades grade classType schoolSourcedId subjects subjectCodes periods resources resourceSourcedIds',
  besides: ['course'],
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
  fact({ id, name, code, course, terms = [], room }, row) {
    if (course) row.imply('course', course, { id: course, title: name });
    return { id, name, code, course, terms, room };
  },
});

const lineItems = fileOf('lineItems', 'assignment', {
  marks: ['sourcedId', 'classSourcedId', 'title', 'dueDate'],
  others:
    'categorySourcedId gradingPeriodSourcedId academicSessionSourcedId schoolSourcedId resultValueMin',
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
  fact({ id, title, description, section, assigned, due, maximum }) {
    return { id, title, description, section, assigned, due, maximum };
  },
});

const scoreStates: Readonly<Record<string, ResultStatus>> = {
  exempt: 'exempt',
  'fully graded': 'graded',
  'partially graded': 'graded',
  'not submitted': 'missing',
  submitted: 'submitted',
};

const results = fileOf('results', 'result', {
  marks: ['lineItemSourcedId', 'studentSourcedId'],
  others: 'comment inProgress incomplete scoreScaleSourcedId',
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
  fact({ assignment, person, section, score, grade, day, ...flags }) {
    return { assignment, section, person, score, grade, status: resultStatus(flags), day };
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
export const courseTemplates: readonly Template[] = [
  organisations,
  terms,
  courses,
  classes,
  lineItems,
  results,
];
