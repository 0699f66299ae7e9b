import type { ResultStatus } from '../../fact/fact';
import { joinedId } from '../../model/joined-id';
import type { Unit } from '../../model/new-section';
import { wordMap, wordKey } from '../../value/word';
import { defineFact, headerList } from '../template';
import { column, needed } from './column';
import { besidePerson, courseTitle, names } from './header-name';
import { personField, sectionFields } from './section-field';
import { inReadingOrder, placeOf } from './value';

const assignmentName = names(
  'Assignment, Assignment Name, Assignment Title, Assessment, Assessment Name, Assessment Title, Exam, Exam Name, Test, Test Name, Quiz, Quiz Name, Task, Coursework, Item, Item Name, Line Item, Grade Item, Gradebook Item, Component, Activity',
  'Title, Homework, Examination',
);
const assignmentId = names('Assignment ID, Assessment ID, Exam ID, Line Item ID, Test ID');
const due = names('Due Date, Due, Deadline, Due At, Due On, Submission Date, Last Date, Submit By');
export const maximum = names(
  'Maximum Score, Max Score, Maximum Marks, Max Marks, Max, Maximum, Max Points, Maximum Points, Points Possible, Possible Points, Out Of, Full Marks, Total Marks, Marks Out Of',
  'Total, Points',
);

const assignments = defineFact('assignment', {
  id: 'assignments',
  format: 'list of assignments',
  words: headerList(`assignments, assignment, homework, assessments, tasks`),
  besides: ['course', 'section'],
  fields: {
    id: column.key(assignmentId, names('ID')),
    title: needed.text(assignmentName, names('Title, Name')),
    description: column.text('Description, Assignment Description, Instructions, Details'),
    ...sectionFields,
    courseTitle: column.text(courseTitle),
    assigned: column.day(
      'Assigned Date, Assign Date, Assigned On, Assigned, Start Date, Issue Date, Issued, Available From, Given On',
    ),
    due: column.day(due),
    maximum: column.number(maximum),
    weight: column.number('Weight, Weightage, Weighting, Weight Percent'),
  },
  oneOf: [['due', 'maximum', 'assigned']],
  fact({ id, title, description, assigned, due, maximum, weight, ...where }) {
    const place = placeOf(where);
    return {
      ...{ id: id ?? assignmentIdOf(place, title), title, description, ...place },
      ...{ assigned, due, maximum, weight },
    };
  },
});

/** An id for an assignment that its source names only by its title. */
const assignmentIdOf = ({ section, course }: Unit, title: string): string =>
  joinedId(' ', section ?? course, title);

export const grade = names('Grade, Letter Grade, Final Grade, Grade Letter, Text Score');

const words = wordMap<ResultStatus>({
  graded:
    'graded,fully graded,partially graded,returned,marked,pass,passed,fail,failed,complete,completed,evaluated,bewertet,calificado,noté,corrigé,avaliado',
  submitted:
    'submitted,turned in,handed in,received,pending review,abgegeben,entregado,rendu,entregue',
  missing:
    'missing,not submitted,absent,ab,not turned in,incomplete,fehlt,ausente,no entregado,non rendu,manquant,não entregue',
  late: 'late,submitted late,turned in late,verspätet,tarde,en retard,atrasado',
  exempt: 'exempt,excused,exempted,waived,befreit,exento,dispensé,dispensado',
  pending: 'withheld,wh,result withheld',
});

/** A student's marks, one per row. */
const results = defineFact('result', {
  id: 'marks',
  format: 'table of marks',
  words: headerList(`marks, mark, scores, grades, gradebook, internal marks, internals, submissions,
    results`),
  ignore: besidePerson,
  besides: ['assignment'],
  fields: {
    person: personField,
    assignmentId: column.id(assignmentId),
    assignment: column.text(assignmentName),
    ...sectionFields,
    courseTitle: column.text(courseTitle),
    score: column.score(
      'Score, Marks Obtained, Mark Obtained, Obtained Marks, Obtained, Marks, Mark, Points, Points Earned, Total Score, Final Score, Result, Grade Points, Percentage, Percent',
      'Grade, Total',
    ),
    maximum: column.number(maximum),
    grade: column.text(grade),
    state: column.text(
      'Status, Score Status, Submission Status, Remark, Remarks',
      'State, Result Status',
    ),
    submitted: column.boolean('Submitted, Is Submitted, Handed In, Turned In'),
    late: column.boolean('Late, Is Late, Submitted Late'),
    due: column.day(due),
    day: column.day(
      'Date, Score Date, Graded On, Graded Date, Date Graded, Exam Date, Test Date, Submitted On, Submission Date',
    ),
  },
  oneOf: [
    ['assignment', 'assignmentId', 'course', 'courseTitle'],
    ['score', 'grade', 'state', 'submitted'],
  ],
  above: { section: 'group', course: 'course' },
  columns: { result: { status: 'state' }, assignment: { id: 'assignment', title: 'assignment' } },
  fact({ person, assignmentId, assignment, grade, due, day, term, maximum, ...rest }, row) {
    const said = typeof rest.score === 'string' ? rest.score : undefined;
    const score = typeof rest.score === 'string' ? undefined : rest.score;
    const place = placeOf(rest);
    const title = assignment ?? assignmentId ?? term ?? 'Marks';
    const id = assignmentId ?? assignmentIdOf(place, title);
    const highest = maximum ?? score?.maximum;
    row.imply('assignment', id, { id, title, ...place, due, maximum: highest });
    // A grade such as "97" is a score.
    const number = score?.value ?? numberIn(grade);
    if (number !== undefined && highest !== undefined && number > highest)
      return row.problem('score', {
        code: 'score-above-maximum',
        value: String(number),
        message: 'This score is higher than the highest possible score.',
        allowed: `at most ${highest}`,
      });
    return {
      ...{ assignment: id, ...place, person: inReadingOrder(person), score: number },
      ...{ grade: number === undefined || score ? grade : undefined },
      ...{ status: said ?? statusOf(rest, number ?? grade), day },
    };
  },
});

const numberIn = (text: string | undefined): number | undefined =>
  text && /^\d{1,4}(?:\.\d+)?$/.test(text) ? Number(text) : undefined;

function statusOf(
  { state, submitted, late }: { state?: string; submitted?: boolean; late?: boolean },
  mark: string | number | undefined,
): ResultStatus | undefined {
  const said = words.get(wordKey(state ?? ''));
  if (said) return said;
  if (mark !== undefined) return 'graded';
  if (late) return 'late';
  return submitted === undefined ? undefined : submitted ? 'submitted' : 'missing';
}

export const markTemplates = [assignments, results];
