import { renderHook } from '@testing-library/react';
import { useMarkRead } from '@/components/chat/use-mark-read';
import type { InLetter } from '@/lib/drop/letters';
import { workspace } from '@/lib/store/device';

test('A message that stays unread because the disk is full is not tried without end', () => {
  const write = jest.spyOn(workspace, 'write').mockRejectedValue(new Error('full'));
  const letter = { id: 'a' } as InLetter;
  const { rerender } = renderHook(useMarkRead, { initialProps: [letter] });
  rerender([{ ...letter }]);
  expect(write).toHaveBeenCalledTimes(1);
  write.mockRestore();
});
