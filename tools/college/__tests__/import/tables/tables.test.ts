import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { examplesIn } from '@/tools/import/__tests__/examples';
import { csv, readStudent, readTeacher, run, writeCollegeIn } from '../college-in';

/** The files of an example: the name of each after ==, and below it its rows. */
function filesIn(lines: readonly string[]): Record<string, string> {
  const parts = `\n${lines.join('\n')}`.split('\n== ').slice(1);
  return Object.fromEntries(
    parts.map((part) => {
      const [name = '', ...rows] = part.split('\n');
      const [, file = '', mark] = /^(.*?)(, with a byte order mark)?$/.exec(name) ?? [];
      return [file, `${mark ? '\ufeff' : ''}${csv(...rows)}`];
    }),
  );
}

const idsIn = (folder: string, kind: string) =>
  readdirSync(join(folder, 'records', kind))
    .toSorted()
    .map((file) => file.replace('.json', ''));

/** What the record of a student has of the files: sections, attendance, also of each subject, marks, meetings and changes. */
function linesOfStudent(folder: string, id: string): string[] {
  const { student, sections, subjects, attendance, assignments, timetable } = readStudent(
    folder,
    id,
  );
  const { totals } = attendance;
  const nameOf = (subject?: string) => subjects.items.find((one) => one.id === subject)?.name;
  const meetings = timetable?.meetings ?? [];
  return [
    `${id} ${student.name}: ${sections?.join(', ') || 'no sections'}`,
    ...(totals ? [`  ${totals.present}/${totals.total} as of ${totals.asOf}`] : []),
    ...subjects.items.map(({ name, attendance: own }) =>
      own ? `  ${name} ${own.present}/${own.total}` : `  ${name}`,
    ),
    ...assignments.items.map(
      ({ subjectId, name, score, maximum, state }) =>
        `  ${nameOf(subjectId) ?? 'no subject'}: ${name} ${score ?? state ?? 'open'}/${maximum ?? 'none'}`,
    ),
    ...meetings.map(({ weekdays = [], start, end, course, room, teachers = [] }) =>
      [`  ${weekdays.join(' ')} ${start}-${end} ${course}`, room, ...teachers]
        .filter(Boolean)
        .join(', '),
    ),
    ...(timetable?.changes ?? []).map(({ meeting, day, kind }) => {
      const { start, course } = meetings.find((one) => one.id === meeting)!;
      return `  ${day} ${kind}: ${start} ${course}`;
    }),
  ];
}

/** What all records have of the files of a college. */
async function linesOf(files: Record<string, string>): Promise<string[]> {
  const folder = writeCollegeIn(files);
  const { exitCode, text } = await run(folder);
  if (exitCode !== 0) return [text];
  const teachers = idsIn(folder, 'teachers').map((id) => {
    const { facultyProfile, classroom } = readTeacher(folder, id);
    const sections = classroom.items.map(({ section, students }) => `${section} (${students})`);
    return `${id} ${facultyProfile.name}: ${sections.join(', ') || 'no sections'}`;
  });
  return [...idsIn(folder, 'students').flatMap((id) => linesOfStudent(folder, id)), ...teachers];
}

describe.each(readdirSync(__dirname).filter((file) => file.endsWith('.txt')))('%s', (file) => {
  const [shared, ...examples] = examplesIn(join(__dirname, file));

  it.each(examples)('$title', async ({ lines, expected }) => {
    const files = { ...filesIn(shared?.lines ?? []), ...filesIn(lines) };
    expect(await linesOf(files)).toEqual(expected);
  });
});
