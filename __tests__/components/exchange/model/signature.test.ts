import { safeParse } from 'valibot';
import { makeKey } from '@/components/exchange/model/signature';
import { schemas } from '@/lib/store/schema';

test('A key that is made from a whole profile has only the name and the id of it, so that it can be read again', async () => {
  const profile = { name: 'Dr. Ananya Rao', employeeId: 'PG-ENG-0217', handle: '@ananya.rao' };
  expect(safeParse(schemas.keys, await makeKey(profile)).issues).toBeUndefined();
});
