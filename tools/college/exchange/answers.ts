import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenedFile } from '@/components/exchange/model/file';
import type { Item, Payload } from '@/components/exchange/model/payload';
import { classesOf, isSame, shownNames } from '@/components/roll-call/model/every-class';
import { classWhen } from '@/components/schedule/model/class-cancel';
import { meetingIn } from '@/components/schedule/model/dated-meeting';
import type { StudentRecord } from '@/content/schema/record/student-record';
import { toCsv } from '@/lib/file/csv';
import { groupByPerson, normalizeId } from '@/lib/record/person';
import { compareCode } from '@/lib/text/compare-text';
import { isRealDay } from '@/lib/time/day';
import { writeFiles } from '@/tools/file/write-files';
import { readRecords } from '../read-records';
import { entryOf, type EntryReport } from './apply-changes';
import { readAttendanceForm } from './attendance-form';
import type { CollegeFiles } from './college-files';
import { keptText, readKept } from './kept';

/** The last answer of a teacher to a student's question. */
interface SentAnswer extends Item<'answer'> {
  by: Payload<'answer'>['by'];
  student: Payload<'answer'>['student'];
  section: string;
}

const fields = [
  ...['Roll No', 'Name', 'Date', 'Start Time', 'Section', 'Subject', 'Teacher', 'Answer'],
  ...['Was', 'Should be', 'Reason', 'Answered'],
];

const answerNames = { agreed: 'Agreed', stands: 'It stands', passedOn: 'Passed on' } as const;

/** The answers of teachers that the office needs, in the folder `registers`: what to decide, and what to correct. */
export class Answers {
  private readonly known: Map<string, SentAnswer>;
  private isChanged = false;

  constructor(
    private readonly college: string,
    private readonly records: CollegeFiles,
  ) {
    this.known = readKept(fileIn(college));
  }

  /** Takes the answers of a teacher to a student of the own register. */
  take({ payload: { by, student, items } }: OpenedFile<'answer'>): EntryReport[] {
    const classes = this.records.classesOf(by.employeeId);
    const isOwn = this.records.isRegistered(student.rollNumber, by.employeeId);
    return items.map((item) => {
      const meeting = classes?.get(meetingIn(item.class));
      const problem = !isRealDay(item.day)
        ? 'Left out: its day does not exist.'
        : !meeting
          ? 'Left out: it is not a class of this teacher.'
          : !isOwn
            ? 'Left out: the student is in no section of this teacher.'
            : this.add({ ...item, by, student, section: meeting.section, course: meeting.course });
      const activity = `${student.rollNumber}, ${item.course}, ${classWhen({ ...item, end: item.start })}`;
      return entryOf(activity, problem, `${answerNames[item.what]}.`);
    });
  }

  private add(sent: SentAnswer): string | null {
    const key = `${normalizeId(sent.student.rollNumber)} ${sent.question}`;
    const before = this.known.get(key);
    if (before?.at === sent.at) return 'Left out: already there.';
    if (before && before.before > sent.before) return 'Left out: older than what is there.';
    this.known.set(key, sent);
    this.isChanged = true;
    return null;
  }

  /** The texts of the files that changed, by path. */
  async texts(): Promise<Map<string, string>> {
    if (!this.isChanged) return new Map();
    const tables = await tablesOf(this.college, [...this.known.values()]);
    return tables.set(fileIn(this.college), keptText(this.known));
  }
}

const fileIn = (college: string) => join(college, 'registers/answers.json');

/** Takes off the tables what the records agree to since an import. */
export async function settleAnswers(college: string): Promise<void> {
  if (!existsSync(fileIn(college))) return;
  const known = readKept<SentAnswer>(fileIn(college));
  writeFiles(await tablesOf(college, [...known.values()]));
}

/** All answers that are open in `answers.csv` and, as they can be loaded, those to correct in `corrections.csv`. */
async function tablesOf(
  college: string,
  answers: readonly SentAnswer[],
): Promise<Map<string, string>> {
  const form = await readAttendanceForm(college);
  const open = openIn(college, answers);
  const tableOf = (name: string, ...content: Parameters<typeof toCsv>) =>
    [join(college, 'registers', name), toCsv(...content)] as const;
  return new Map([
    tableOf('answers.csv', fields, open.map(rowOf)),
    tableOf(
      'corrections.csv',
      form.headers,
      open
        .filter(({ what }) => what === 'agreed')
        .map(({ student: { rollNumber }, wants: status, ...of }) =>
          form.cells({ ...of, rollNumber: normalizeId(rollNumber), status }),
        ),
    ),
  ]);
}

/** The answers that the record of their student does not agree to, by day. */
function openIn(college: string, answers: readonly SentAnswer[]): SentAnswer[] {
  const waiting = answers.filter(({ what }) => what !== 'stands');
  const byStudent = groupByPerson(waiting, ({ student }) => student.rollNumber);
  const settled = new Set<SentAnswer>();
  for (const { record } of readRecords(college)) {
    const own = record.kind === 'student' && byStudent.get(normalizeId(record.student.rollNumber));
    if (own) for (const one of own) if (isSettled(record, one)) settled.add(one);
  }
  return waiting
    .filter((one) => !settled.has(one))
    .sort((one, other) => compareCode(one.day + one.start, other.day + other.start));
}

function isSettled(record: StudentRecord, answer: SentAnswer): boolean {
  const now = { day: record.asOf, time: '24:00' };
  const classes = record.timetable ? classesOf(record, record.timetable, [], now) : [];
  const status = classes.find(({ id }) => id === answer.class)?.status;
  return status ? isSame(status, answer.wants) : false;
}

function rowOf({ student, by, what, is, wants, reason = '', at, ...of }: SentAnswer) {
  return {
    ...{ 'Roll No': normalizeId(student.rollNumber), Name: student.name, Date: of.day },
    ...{ 'Start Time': of.start, Section: of.section, Subject: of.course, Teacher: by.name },
    ...{ Answer: answerNames[what], Was: is ? shownNames[is] : '', 'Should be': shownNames[wants] },
    ...{ Reason: reason, Answered: at },
  };
}
