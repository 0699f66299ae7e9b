import {
  filterActivities,
  formatActivityQuery,
  pageCount,
  parseActivityQuery,
  sortActivities,
} from '@/components/activity/model/activity';
import type { Activity } from '@/lib/activity/activity';
import { activities } from '@/content/student';

const names = (list: readonly Activity[]) => list.map(({ name }) => name);

const sampleActivity = (name: string, change: Partial<Activity> = {}): Activity => ({
  id: name.toLowerCase(),
  name,
  status: 'Approved',
  category: 'Course',
  dateAdded: '2025-09-01',
  issuer: null,
  date: null,
  credits: null,
  decision: null,
  ...change,
});

describe('searching activities', () => {
  it('matches all words, in any order, in the name or category', () => {
    expect(
      names(filterActivities(activities, { text: ' engineers   workshop ', status: null })),
    ).toEqual(['Figma for Engineers']);
    expect(filterActivities(activities, { text: 'java python', status: null })).toEqual([]);
  });

  it('treats special characters literally', () => {
    expect(filterActivities(activities, { text: '.*', status: null })).toEqual([]);
  });

  it('normalizes each record once, however many keys are typed', () => {
    const list = Array.from({ length: 50 }, (_, number) => sampleActivity(`Activity ${number}`));
    const folding = jest.spyOn(String.prototype, 'normalize');
    for (const text of ['a', 'ac', 'act', 'acti']) filterActivities(list, { text, status: null });
    expect(folding).toHaveBeenCalledTimes(50 + 4);
    folding.mockRestore();
  });
});

describe('sorting activities', () => {
  it('sorts names without case and accents, and numbers by value', () => {
    const list = [
      sampleActivity('Week 10'),
      sampleActivity('élan'),
      sampleActivity('Week 9'),
      sampleActivity('Drama'),
    ];
    expect(names(sortActivities(list, { sort: 'name', descending: false }))).toEqual([
      'Drama',
      'élan',
      'Week 9',
      'Week 10',
    ]);
  });

  it('sorts dates', () => {
    const sorted = sortActivities(activities, { sort: 'date', descending: false });
    expect(sorted.map(({ dateAdded }) => dateAdded)).toEqual(
      activities.map(({ dateAdded }) => dateAdded).toSorted(),
    );
  });

  it.each([false, true])('keeps the order of equal rows (descending: %s)', (descending) => {
    const list = [sampleActivity('b'), sampleActivity('a'), sampleActivity('c')];
    expect(names(sortActivities(list, { sort: 'status', descending }))).toEqual(['b', 'a', 'c']);
  });

  it('does not change its input', () => {
    const before = [...activities];
    sortActivities(activities, { sort: 'name', descending: true });
    expect(activities).toEqual(before);
  });
});

describe('the page count', () => {
  it.each([
    [0, 1],
    [20, 1],
    [21, 2],
    [300, 15],
  ])('of %d activities', (length, pages) => {
    expect(pageCount(length)).toBe(pages);
  });
});

describe('a query in the URL', () => {
  const nothing = { text: '', status: null, sort: null, descending: false, page: 1 } as const;

  it('is parsed', () => {
    expect(parseActivityQuery('?q=web&status=Pending&sort=date&order=desc&page=2')).toEqual({
      text: 'web',
      status: 'Pending',
      sort: 'date',
      descending: true,
      page: 2,
    });
  });

  it.each([
    '',
    '?',
    '?status=Lost&sort=price&order=up&page=-1',
    '?page=1.5',
    '?page=NaN',
    '?status=pending',
  ])('is empty for "%s"', (search) => {
    expect(parseActivityQuery(search)).toEqual(nothing);
  });

  it('survives invalid percent encoding', () => {
    expect(parseActivityQuery('?q=%E0%A4%A').text).toBeTruthy();
  });

  it('leaves out default values', () => {
    expect(formatActivityQuery(nothing)).toBe('');
    expect(formatActivityQuery({ ...nothing, sort: 'name' })).toBe('?sort=name&order=asc');
  });

  it('keeps other parameters of the URL', () => {
    expect(formatActivityQuery(nothing, '?ref=mail&q=old&page=3')).toBe('?ref=mail');
  });

  it('is read back as it was written, spaces and special characters included', () => {
    const query = {
      text: 'R&D + 50% é ',
      status: 'Rejected',
      sort: 'category',
      descending: true,
      page: 4,
    } as const;
    expect(parseActivityQuery(formatActivityQuery(query))).toEqual(query);
  });
});
