import {
  checkValues,
  shapeOf,
  type ProfileList,
  type Values,
} from '@/components/profile/edit/profile-list';

const empty = (list: ProfileList) => shapeOf(list).fill({}).values;
const check = (list: ProfileList, values: Values, before = empty(list)) =>
  checkValues(list, { ...empty(list), ...values }, before).map(({ field, message }) => [
    field,
    message,
  ]);

describe('the form of a record', () => {
  it('lists what is missing, in the order of its fields', () => {
    expect(check('achievements', {})).toEqual([['name', 'Enter a name for the achievement.']]);
    expect(check('projects', { title: '  ' }).map(([field]) => field)).toEqual([
      'title',
      'technology',
    ]);
    expect(check('entries', {}).map(([field]) => field)).toEqual(['title', 'description', 'date']);
  });

  it('shows the length of a text that is too long', () => {
    expect(check('achievements', { name: 'x'.repeat(40) })).toEqual([]);
    expect(check('achievements', { name: 'x'.repeat(41) })).toEqual([
      ['name', 'Name has 41 characters. Shorten it to 40.'],
    ]);
  });

  it.each(['kite.example', 'javascript:alert(1)', 'https://', 'https://a b.example', 'ftp://x.y'])(
    'refuses the link %s',
    (href) => {
      const valid = { title: 'Kite', technology: 'Go' };
      expect(check('projects', { ...valid, href })).toEqual([
        ['href', expect.stringMatching(/^This is not a web address\. Use the form https:/)],
      ]);
    },
  );

  it('accepts a web address, or none', () => {
    const valid = { title: 'Kite', technology: 'Go' };
    expect(check('projects', { ...valid, href: ' https://kite.example/a?b#c ' })).toEqual([]);
    expect(check('projects', valid)).toEqual([]);
  });

  it('accepts the college’s value if it is unchanged', () => {
    const before = { title: 'Kite', technology: 'Go', about: '', href: '/kite/' };
    expect(check('projects', before, before)).toEqual([]);
    expect(check('projects', { ...before, href: '/other/' }, before)).toHaveLength(1);
  });
});
