import { Collector } from '@/tools/import/model/collector';
import { knownUnits } from '@/tools/import/calendar/unit';

const origin = { table: { file: 'classes.csv', columns: {} }, line: 2 };

describe('The sections and courses that a calendar may name', () => {
  it('are found by their ids, names and codes, sections before courses', () => {
    const collector = new Collector(() => undefined);
    collector.add('course', { id: 'c1', title: 'Programming', code: 'CS101' }, origin);
    collector.add('section', { id: 's1', name: 'CS101 A', code: 'A1', terms: [] }, origin);
    collector.add('section', { id: 's2', name: 'Programming', terms: [] }, origin);
    collector.add(
      'enrolment',
      { section: '25CSE1', person: 'p1', role: 'student', active: true },
      origin,
    );
    const find = knownUnits(collector);
    expect(find('s1')).toEqual({ section: 's1' });
    expect(find('cs101  a')).toEqual({ section: 'CS101 A' });
    expect(find('a1')).toEqual({ section: 'A1' });
    expect(find('25cse1')).toEqual({ section: '25CSE1' });
    expect(find('programming')).toEqual({ section: 'Programming' });
    expect(find('cs101')).toEqual({ course: 'c1' });
    expect(find('chemistry')).toBeUndefined();
  });
});
