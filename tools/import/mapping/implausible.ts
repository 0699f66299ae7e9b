import { headerWords } from '../template/header';
import type { PlainKind } from '../template/plain/templates';
import type { ColumnEvidence } from './column-evidence';

const has = (header: string, ...words: readonly string[]) =>
  headerWords(header).some((word) => words.includes(word));

const isMaximum = (header: string) =>
  has(header, 'max', 'maximum', 'possible') || headerWords(header).join(' ').includes('out of');
const isStaff = (header: string) =>
  has(
    header,
    'coordinator',
    'mentor',
    'guide',
    'advisor',
    'adviser',
    'supervisor',
    'hod',
    'dean',
  ) || has(header, 'incharge', 'examiner', 'invigilator', 'proctor', 'warden', 'author', 'creator');
const isPerson = (header: string) =>
  has(header, 'student', 'learner', 'candidate', 'name', 'surname');

const titles = new Set(['courseTitle', 'title', 'assignment', 'name', 'program', 'city']);
const ids = new Set(['id', 'person', 'course', 'section', 'group']);
const people = new Set(['id', 'person', 'name', 'rollNumber', 'email']);
const ofStudents = new Set<PlainKind>([
  ...(['student', 'enrolment', 'result', 'courseResult', 'attendance'] as const),
  'attendanceTotal',
]);
const ofThings = new Set<PlainKind>(['exam', 'event', 'assignment', 'course', 'specialDay']);

/** Whether a column cannot be a field of a kind of table, although its header is like one of the field's names. */
export function isImplausible(
  kind: PlainKind,
  field: string,
  header: string,
  evidence: ColumnEvidence,
): boolean {
  if (field === 'score' || field === 'present') return isMaximum(header);
  if (field === 'grade') return has(header, 'is', 'has') || evidence.isAnswer;
  if (titles.has(field) ? evidence.numbers : ids.has(field) && evidence.decimals) return true;
  if (people.has(field) && ofStudents.has(kind)) return isStaff(header);
  const isThing = field === 'title' || field === 'course' || field === 'courseTitle';
  return ofThings.has(kind) && isThing && evidence.names && isPerson(header);
}
