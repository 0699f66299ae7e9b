import { openTab, wipe, wire } from '@/__tests__/lib/store/device';
import { notificationsFor } from '@/components/notice/model/notifications';
import { cancellationId } from '@/components/schedule/model/class-cancel';
import {
  cancelClassChanges,
  cancelReasonField,
  restoreClassChanges,
} from '@/components/schedule/model/class-cancel-write';
import { classes } from '@/content/faculty';
import type { Workspace } from '@/lib/store/workspace';

const [mathematics] = classes as [(typeof classes)[number]];
const day = '2026-11-21';
const id = cancellationId('period-1', day);
const why = { reason: ' The hall is closed. ', by: 'Dr. Ananya Rao' };

let tab: Workspace;

async function open(workspace: Workspace): Promise<Workspace> {
  for (const store of ['cancellations', 'events', 'notices', 'drafts'] as const)
    await workspace.load(store);
  return workspace;
}

const getNotifications = (side: 'student' | 'faculty' = 'student') =>
  notificationsFor(
    side,
    [],
    {
      events: tab.records('events'),
      notices: tab.records('notices'),
      cancellations: tab.records('cancellations'),
    },
    day,
  );

beforeEach(async () => {
  wipe();
  tab = await open(openTab());
});

describe('the reason for a cancellation', () => {
  test.each([
    ['', 'Enter the reason. Students will read it.'],
    [' \n\u200b', 'Enter the reason. Students will read it.'],
    ['x'.repeat(301), 'The reason has 301 characters. Shorten it to 300.'],
    ['Ill', null],
    [` ${'x'.repeat(300)} `, null],
  ])('%j', (text, error) => {
    expect(cancelReasonField.check(text, '')).toBe(error);
  });
});

describe('a cancelled class', () => {
  it('is stored for that day, and students are notified with the reason', async () => {
    await tab.write(cancelClassChanges(mathematics, day, why));
    const later = await open(openTab());
    expect(later.records('cancellations').get(id)).toMatchObject({
      session: 'period-1',
      day,
      reason: 'The hall is closed.',
      restored: null,
      sequence: 1,
    });
    expect(later.records('cancellations').get(cancellationId('period-1', '2026-11-22'))).toBe(
      undefined,
    );
    expect(getNotifications()).toMatchObject([
      {
        title: 'Cancelled: 1CSE33 Mathematics, 21 Nov 2026, 9:00AM to 9:55AM',
        text: 'The hall is closed.',
        notes: ['Dr. Ananya Rao'],
        cancellation: { id },
      },
    ]);
    expect(getNotifications('faculty')).toEqual([]);
  });

  it('that is restored gives two notifications, and only the last offers a file', async () => {
    await tab.write(cancelClassChanges(mathematics, day, why));
    await tab.write(restoreClassChanges(id));
    const notifications = getNotifications();
    expect(notifications.map(({ title }) => title)).toEqual(
      expect.arrayContaining([
        'Cancelled: 1CSE33 Mathematics, 21 Nov 2026, 9:00AM to 9:55AM',
        'On again: 1CSE33 Mathematics, 21 Nov 2026, 9:00AM to 9:55AM',
      ]),
    );
    expect(
      notifications.filter(({ cancellation }) => cancellation).map(({ title }) => title),
    ).toEqual(['On again: 1CSE33 Mathematics, 21 Nov 2026, 9:00AM to 9:55AM']);
  });

  it('gives another notification when it is cancelled again', async () => {
    await tab.write(cancelClassChanges(mathematics, day, why));
    const [first] = getNotifications();
    await tab.write(restoreClassChanges(id));
    expect(getNotifications().map((one) => one.id)).toContain(first?.id);
    await tab.write(cancelClassChanges(mathematics, day, { ...why, reason: 'Again' }));
    expect(getNotifications()).toHaveLength(1);
    expect(getNotifications()[0]).toMatchObject({ text: 'Again' });
    expect(getNotifications()[0]?.id).not.toBe(first?.id);
  });

  it('is cancelled once from two tabs, with the first reason', async () => {
    wipe();
    const join = wire();
    tab = await open(openTab(join()));
    const other = await open(openTab(join()));
    await Promise.all([
      tab.write(cancelClassChanges(mathematics, day, { ...why, reason: 'First' })),
      other.write(cancelClassChanges(mathematics, day, { ...why, reason: 'Second' })),
    ]);
    const later = await open(openTab());
    expect([...later.records('cancellations').values()]).toMatchObject([
      { reason: 'First', sequence: 1 },
    ]);
  });

  it('is not created again by restoring a deleted record', async () => {
    await tab.write(restoreClassChanges(id));
    expect(tab.records('cancellations').size).toBe(0);
  });
});
