import {
  notificationsFor,
  type NotificationRecords,
} from '@/components/notice/model/notifications';
import {
  notificationDays,
  recentNotifications,
} from '@/components/notice/model/notification-period';
import { notifications } from '@/content/student';
import { daysAfter } from '@/lib/time/day';

const today = '2026-11-22';
const noon = (day: string) => new Date(`${day}T12:00:00`).toISOString();
const last = daysAfter(today, -notificationDays);
const gone = daysAfter(last, -1);

type Stores = { [S in keyof NotificationRecords]?: object[] };

function toRecords({ events = [], notices = [], cancellations = [] }: Stores): NotificationRecords {
  const byId = (records: object[]) =>
    new Map((records as { id: string }[]).map((record) => [record.id, record]));
  return {
    events: byId(events),
    notices: byId(notices),
    cancellations: byId(cancellations),
  } as unknown as NotificationRecords;
}

const event = (id: string, day: string) => ({ id, at: noon(day), title: id });
const notice = (id: string, day: string, fields: object = {}) => ({
  id,
  at: `${day}T12:00`,
  origin: 'device',
  fields: { title: id, audience: 'students', ...fields },
});
const cancellation = (id: string, day: string, restored: string | null = null) => ({
  ...{ id, day, start: '09:00', end: '09:55', title: id, by: 'Dr. Rao', reason: 'Ill' },
  ...{ at: noon(day), restored, sequence: restored ? 2 : 1 },
});
const ids = (stores: Stores, on: string | null = today) =>
  notificationsFor('student', [], toRecords(stores), on).map(({ id }) => id);

describe('events of this device', () => {
  const events = [event('new', today), event('last', last), event('gone', gone)];

  it('are shown for 90 days after their date', () => {
    expect(notificationDays).toBe(90);
    expect(ids({ events })).toEqual(['new', 'last']);
  });

  it('are shown on both sides alike', () => {
    const faculty = events.map((one) => ({ ...one, for: 'faculty' }));
    expect(notificationsFor('faculty', [], toRecords({ events: faculty }), today)).toHaveLength(2);
  });

  it('are all shown if today is unknown', () => {
    expect(ids({ events }, null)).toHaveLength(3);
  });

  it('expire for cancelled classes too, each notification by its own date', () => {
    const cancellations = [cancellation('one', gone), cancellation('two', gone, noon(last))];
    expect(ids({ cancellations })).toEqual(['restored:two:2']);
  });
});

describe('a notice from this device', () => {
  it('is shown until its last day, however old it is', () => {
    const notices = [
      notice('no last day', gone),
      notice('later', gone, { expires: daysAfter(today, 1) }),
      notice('pinned', gone, { pinned: true }),
      notice('over', today, { expires: daysAfter(today, -1) }),
    ];
    expect(ids({ notices })).toEqual(['pinned', 'no last day', 'later']);
  });
});

describe("the college's notifications", () => {
  const notificationsOn = (days: string[]) =>
    days.map((day) => ({ id: day, title: day, at: `${day}T09:00` }));

  it('are shown until the college publishes one that is 90 days newer', () => {
    const list = notificationsOn([
      '2020-06-30',
      '2020-05-01',
      '2020-04-01',
      '2020-03-31',
      '2019-01-01',
    ]);
    expect(recentNotifications(list)).toEqual(list.slice(0, 3));
    expect(recentNotifications([])).toEqual([]);
  });

  it('do not expire with time: the whole sample is shown', () => {
    expect(recentNotifications(notifications)).toEqual(notifications);
    expect(notificationsFor('student', notifications, toRecords({}), '2099-01-01')).toEqual(
      notifications,
    );
  });
});
