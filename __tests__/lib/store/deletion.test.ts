import { deleteWithUndo } from '@/lib/store/deletion';
import { workspace } from '@/lib/store/device';
import { toastStore } from '@/lib/toast/toast';

test('a page that can store nothing does not say that something was deleted', async () => {
  jest.spyOn(workspace, 'write').mockResolvedValue(() => Promise.resolve());
  jest.spyOn(workspace, 'persistence').mockReturnValue('newer');
  await deleteWithUndo([], { name: 'Cup', text: 'Cup was deleted.' });
  expect(toastStore.snapshot().map(({ text }) => text)).toEqual([
    'Not saved, only shown until you leave this page: Cup was deleted.',
  ]);
});
