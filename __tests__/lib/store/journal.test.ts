/** @jest-environment jsdom */
import { deviceName } from '@/lib/store/device-name';
import type { Records } from '@/lib/store/record';

const note = (id: string) => {
  const after: Records['marks'] = { id, at: '2026-11-22T10:00:00.000Z' };
  return JSON.stringify([{ store: 'marks', id, before: null, after }]);
};

test('what two tabs noted as they were left at once is written by the next page, and the notes go', async () => {
  localStorage.setItem(`${deviceName}:journal one`, note('read:one'));
  localStorage.setItem(`${deviceName}:journal cut`, '[{"store":"mar');
  localStorage.setItem(`${deviceName}:journal two`, note('read:two'));
  const { workspace } = await import('@/lib/store/device');
  await workspace.load('marks');
  expect([...workspace.records('marks').keys()].sort()).toEqual(['read:one', 'read:two']);
  expect(Object.keys(localStorage).filter((key) => key.includes('journal'))).toEqual([]);
});
