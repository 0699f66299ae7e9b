import { nothingSharedText } from '@/components/integrity/model/report/report';
import type { TextPage } from '@/components/integrity/model/text';

const said = (...pages: readonly TextPage[]) =>
  nothingSharedText({ files: [{ id: 'a', name: 'a', role: 'work', owner: 'a', pages }] });

test('Texts with a page that was not read are never said to share nothing', () => {
  expect(said({ number: 1, text: 'A cover' })).toMatch(/does not exceed coincidence/);
  expect(said({ number: 1, text: 'A cover' }, { number: 2, text: '', unread: 'picture' })).toMatch(
    /some pages could not be read/,
  );
});
