import { sectionsOf } from '@/components/activity/model/section';

it('lists every section once', () => {
  expect(sectionsOf([{ section: 'B' }], [{ section: 'A' }, { section: 'B' }])).toEqual(['A', 'B']);
});
