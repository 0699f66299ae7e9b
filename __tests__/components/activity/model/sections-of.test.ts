import { sectionsOf } from '@/components/activity/model/sections-of';

it('lists every section once', () => {
  expect(sectionsOf([{ section: 'B' }], [{ section: 'A' }, { section: 'B' }])).toEqual(['A', 'B']);
});
