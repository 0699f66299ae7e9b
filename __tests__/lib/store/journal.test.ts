/** @jest-environment jsdom */
import { deviceName } from '@/lib/store/device-name';
import type { Records } from '@/lib/store/record';

const note = (id: string, store: string) => {
  const after: Records['flags'] = { id, at: '2026-11-22T10:00:00.000Z' };
  return JSON.stringify([{ store, id, before: null, after }]);
};

test('the journals of two tabs that were left at once are written and removed by the next page', async () => {
  localStorage.setItem(`${deviceName}:journal one`, note('read:one', 'flags'));
  localStorage.setItem(`${deviceName}:journal cut`, '[{"store":"mar');
  // Of an earlier version of the site, which named the store otherwise.
  localStorage.setItem(`${deviceName}:journal two`, note('read:two', 'marks'));
  const { workspace } = await import('@/lib/store/device');
  await workspace.load('flags');
  expect([...workspace.records('flags').keys()].sort()).toEqual(['read:one', 'read:two']);
  expect(Object.keys(localStorage).filter((key) => key.includes('journal'))).toEqual([]);
});
