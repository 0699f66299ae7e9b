import { join } from 'node:path';
import type { OpenedFile } from '@/components/exchange/model/file';
import type { Item, Payload } from '@/components/exchange/model/payload';
import { countingOf } from '@/components/roll-call/model/version';
import { meetingsBetween } from '@/components/schedule/model/dated-meeting';
import { limits } from '@/content/schema/limits';
import { toCsv, type CsvCell } from '@/lib/file/csv';
import { isSameId, normalizeId } from '@/lib/record/person';
import { classWhen } from '@/components/schedule/model/class-cancel';
import { compareCode } from '@/lib/text/compare-text';
import { daysAfter, isRealDay } from '@/lib/time/day';
import { getOrMake } from '@/tools/file/get-or-make';
import type { EntryReport } from './apply-changes';
import { readAttendanceForm, type AttendanceRow } from './attendance-form';
import type { CollegeFiles } from './college-files';
import { keptText, readKept } from './kept';

/** A version of a register that a teacher sent. */
export interface SentRegister extends Item<'rollCall'> {
  by: Payload<'rollCall'>['by'];
}

/** The versions of a day, by class: the one that counts first. */
type Day = Map<string, SentRegister[]>;

const takenFields = [
  ...['Date', 'Start Time', 'Section', 'Subject', 'Teacher', 'Version', 'Taken', 'Reason'],
  ...['Present', 'Absent', 'Counts'],
];

const missingFields = ['Date', 'Start Time', 'End Time', 'Section', 'Subject', 'Teacher'];

/** The registers that teachers sent, a file of all versions and two tables a day in the folder `registers`. */
export class Registers {
  private readonly folder: string;
  private readonly days = new Map<string, Day>();
  private readonly changed = new Set<string>();

  constructor(
    private readonly college: string,
    private readonly records: CollegeFiles,
  ) {
    this.folder = join(college, 'registers');
  }

  /** Takes the registers of a teacher's file. Versions name those before them, so that files may come in any order. */
  take({ payload: { by, items } }: OpenedFile<'rollCall'>): EntryReport[] {
    const classes = this.records.classesOf(by.employeeId);
    return items.map((item) => {
      const { rows, section, course } = item;
      const problem = !isRealDay(item.day)
        ? 'Left out: its day does not exist.'
        : classes?.has(item.meeting)
          ? this.add({ ...item, by })
          : 'Left out: it is not a class of this teacher.';
      const isTaken = problem === null || problem.startsWith('Kept');
      const absent = rows.filter(([, status]) => status === 'A').length;
      return {
        activity: `${section} ${course}, ${classWhen(item)}`,
        taken: isTaken,
        outcome: problem ?? `${rows.length - absent} present, ${absent} absent.`,
      };
    });
  }

  /** Adds a version; what is wrong with it, or null. */
  private add(sent: SentRegister): string | null {
    const day = this.day(sent.day);
    const key = `${sent.meeting} ${sent.start}`;
    const versions = day.get(key) ?? [];
    const isOwn = (one: SentRegister) => isSameId(one.by.employeeId, sent.by.employeeId);
    if (versions.some((one) => isOwn(one) && one.at === sent.at)) return 'Left out: already there.';
    const before = versions[0];
    const all = [...versions, sent];
    const counting = this.countingOf(all);
    this.changed.add(sent.day);
    day.set(key, [counting, ...all.filter((one) => one !== counting)]);
    if (versions.some((one) => isOwn(one) && one.earlier?.includes(sent.at))) return isEarlier;
    if (!before || (isOwn(before) && sent.earlier?.includes(before.at))) return null;
    return versions.every(isOwn) ? isOther : isOfTwo;
  }

  /** Of several teachers, a register of who holds the class by the timetable with changes counts. */
  private countingOf(all: readonly SentRegister[]): SentRegister {
    const held = all.filter(({ by, meeting, day }) =>
      this.records.isHeldBy(by.employeeId, meeting, day),
    );
    const choice = held.length > 0 ? held : all;
    return countingOf(choice.map((version) => ({ version, absent: absentIn(version) }))).version;
  }

  /** The texts of the files that changed, by path. `now` is the college's minute, "YYYY-MM-DDTHH:mm". */
  async texts(now: string): Promise<Map<string, string>> {
    const texts = new Map<string, string>();
    if (this.changed.size === 0) return texts;
    const form = await readAttendanceForm(this.college);
    for (const day of this.changed) {
      const versions = this.day(day);
      texts.set(this.file(day), keptText(versions));
      const classes = [...versions.values()].sort(([one], [other]) => byClass(one!, other!));
      const table = (name: string, ...content: Parameters<typeof toCsv>) =>
        texts.set(join(this.folder, name), toCsv(...content));
      table(
        `${day}.csv`,
        form.headers,
        classes.flatMap(([counting]) => rowsOf(counting!).map(form.cells)),
      );
      table(
        `${day}-taken.csv`,
        takenFields,
        classes.flatMap((all) => all.map((one, index) => takenRow(one, index === 0))),
      );
    }
    texts.set(join(this.folder, 'missing.csv'), toCsv(missingFields, this.missing(now)));
    return texts;
  }

  /** The classes of the last days that are over and have no register, by teacher. */
  private missing(now: string): Record<string, CsvCell>[] {
    const today = now.slice(0, 10);
    const found = [...this.records.timetables()].flatMap(({ teacher, timetable }) =>
      meetingsBetween(timetable, daysAfter(today, -limits.rollCall.days), today)
        .filter(
          ({ change, day, start, end, meeting }) =>
            change?.kind !== 'cancelled' &&
            `${day}T${end}` <= now &&
            !this.day(day).has(`${meeting.id} ${start}`),
        )
        .map(({ day, start, end, meeting }) => ({
          ...{ Date: day, 'Start Time': start, 'End Time': end },
          ...{ Section: meeting.section, Subject: meeting.course, Teacher: teacher },
        })),
    );
    return found.sort(
      (one, other) => compareCode(one.Teacher, other.Teacher) || compareCode(one.Date, other.Date),
    );
  }

  private day(day: string): Day {
    return getOrMake(this.days, day, () => readKept(this.file(day)));
  }

  private file(day: string): string {
    return join(this.folder, `${day}.json`);
  }
}

const isEarlier = 'Kept as an earlier version.';

const isOther =
  'Kept beside another register of this class: the one with fewer absent students counts.';

const isOfTwo =
  'Kept beside the register of another teacher: that of the teacher who holds it counts.';

const absentIn = ({ rows }: SentRegister): number =>
  rows.filter(([, status]) => status === 'A').length;

const byClass = (one: SentRegister, other: SentRegister) =>
  compareCode(one.start, other.start) || compareCode(one.section, other.section);

const ofClass = ({ day, start, section, course }: SentRegister) => ({
  ...{ Date: day, 'Start Time': start, Section: section, Subject: course },
});

function rowsOf({ rows, day, start, section, course }: SentRegister): AttendanceRow[] {
  return rows.map(([rollNumber, status]) => ({
    ...{ rollNumber: normalizeId(rollNumber), day, start, section, course, status },
  }));
}

function takenRow(register: SentRegister, isCounting: boolean): Record<string, CsvCell> {
  const { by, at, earlier = [], why = '', rows } = register;
  const absent = absentIn(register);
  return {
    ...{ ...ofClass(register), Teacher: by.name, Version: earlier.length + 1, Taken: at },
    ...{ Reason: why, Present: rows.length - absent, Absent: absent },
    Counts: isCounting ? 'yes' : 'no',
  };
}
