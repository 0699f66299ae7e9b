import { factsOf, readKnown, table } from './read-table';

it.each([
  [
    'of FET',
    'Activity Id|Day|Hour|Students Sets|Subject|Teachers|Room',
    '1|Monday|1|A|Maths|Rao|R1',
  ],
  ['of any system', 'Section|Day|Period|Course Code|Faculty|Room', 'A|Monday|Period 1|MA1|Rao|R1'],
])(
  'reads a timetable %s with numbered hours if the college says when they are',
  async (_, ...lines) => {
    const rows = table('timetable.csv', ...lines);
    const readBy = (periods?: Record<string, string>) => readKnown(rows, periods && { periods });
    const unknown = await readBy();
    expect(unknown.problems.map(({ code }) => code)).toEqual(['unknown-hour']);
    expect(factsOf(unknown, 'meeting')).toEqual([]);
    expect(factsOf(await readBy({ 1: '08:00-08:45' }), 'meeting')).toMatchObject([
      { start: '08:00', end: '08:45' },
    ]);
  },
);
