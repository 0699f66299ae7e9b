import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Calendar } from '@/content/schema/student/calendar';
import type { DataProblem } from '@/tools/import/problem/data-problem';
import { planCalendar, writeCalendar } from '@/tools/college/import/write-calendar';
import type { Event } from '@/tools/import/model/entity';
import { writeFolder } from '@/tools/command/__tests__/write-folder';

const eventAt = (start: string): Event => ({
  id: start,
  title: 'Fair',
  start,
  origin: { table: { file: 'calendar.ics', columns: {} }, line: 3 },
});

const own: Calendar = {
  weekStart: 'Sunday',
  shown: '2026-11',
  months: [{ month: '2026-11', events: [{ id: 'own', day: 1, type: 'quiz', label: 'Own' }] }],
};

/** A college's folder and calendar, and a run of the import on them. */
function college(calendar?: string) {
  const folder = writeFolder({});
  const calendarFile = join(folder, 'content/student/calendar.json');
  mkdirSync(join(folder, 'content/student'), { recursive: true });
  if (calendar !== undefined) writeFileSync(calendarFile, calendar);
  let hash: string | undefined;
  const run = (day: string, ...starts: string[]) => {
    const problems: DataProblem[] = [];
    const plan = planCalendar({
      events: starts.map(eventAt),
      calendarFile,
      corrections: undefined,
      journal: {
        version: 1,
        files: {},
        people: [],
        left: {},
        ...(hash !== undefined && { calendar: hash }),
      },
      report: (problem) => void problems.push(problem),
    });
    if (plan) writeCalendar(plan, join(folder, 'college'), day);
    hash = plan?.sha256 ?? hash;
    return { plan, codes: problems.map(({ code }) => code) };
  };
  const replaced = join(folder, 'college/replaced');
  return {
    run,
    text: () => readFileSync(calendarFile, 'utf8'),
    replaced: () => (existsSync(replaced) ? readdirSync(replaced).sort() : []),
    read: (name: string) => readFileSync(join(replaced, name), 'utf8'),
    edit: (text: string) => writeFileSync(calendarFile, text),
  };
}

describe('Writing the academic calendar', () => {
  it('keeps the calendar that was there once, and says so once', () => {
    const text = JSON.stringify(own);
    const { run, replaced, read } = college(text);
    expect(run('2026-11-01', '2026-11-09').codes).toEqual(['calendar-replaced']);
    expect(run('2026-11-02', '2026-11-10').codes).toEqual([]);
    expect(replaced()).toEqual(['calendar-2026-11-01.json']);
    expect(read('calendar-2026-11-01.json')).toBe(text);
  });

  it('keeps a calendar that somebody has edited since, beside one of the same day', () => {
    const { run, replaced, edit, read } = college(JSON.stringify(own));
    run('2026-11-01', '2026-11-09');
    edit('{}');
    expect(run('2026-11-01', '2026-11-09').codes).toEqual(['calendar-replaced']);
    expect(replaced()).toEqual(['calendar-2026-11-01-2.json', 'calendar-2026-11-01.json']);
    expect(read('calendar-2026-11-01-2.json')).toBe('{}');
  });

  it('writes the same bytes again', () => {
    const { run, text } = college(JSON.stringify(own));
    run('2026-11-01', '2026-11-09', '2026-12-01');
    const first = text();
    expect(run('2026-11-02', '2026-11-09', '2026-12-01').plan?.isChanged).toBe(false);
    expect(text()).toBe(first);
    expect(JSON.parse(first)).toMatchObject({ weekStart: 'Sunday', shown: '2026-11' });
  });

  it('leaves the calendar if no file has an event', () => {
    const { run, text } = college('mine');
    expect(run('2026-11-01').plan).toBeUndefined();
    expect(text()).toBe('mine');
  });

  it('makes a calendar where none is, and shows its newest month', () => {
    const { run, text, replaced } = college();
    run('2026-11-01', '2026-11-09', '2027-02-01');
    expect(JSON.parse(text())).toMatchObject({ weekStart: 'Monday', shown: '2027-02' });
    expect(replaced()).toEqual([]);
  });
});
