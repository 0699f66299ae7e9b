import { activityState, type SendingState } from '@/components/activity/model/activity-state';
import type { Activity } from '@/lib/activity/activity';

const at = '2026-10-21T11:00:00.000Z';
const activity: Activity = {
  id: 'robotics',
  name: 'Robotics for Everyone',
  category: 'Seminar',
  dateAdded: '2026-10-21',
  status: 'Pending',
  history: [{ at, what: 'submitted', after: null }],
};
const decided = (what: 'approved' | 'rejected' | 'returned', reason?: string): Activity => ({
  ...activity,
  status: what === 'approved' ? 'Approved' : what === 'rejected' ? 'Rejected' : 'Pending',
  history: [
    { at, what: 'submitted', after: null },
    {
      at: '2026-10-30T11:00:00.000Z',
      what,
      by: 'Prof. Samarth Deshmukh',
      after: null,
      ...(reason && { reason }),
    },
  ],
});
const none: SendingState = { canSend: true, boxes: [] };
const state = (one: Activity, sending: Partial<SendingState> = {}, today = '2026-11-02') =>
  activityState(one, { sending: { ...none, ...sending }, points: 16, today, decisionDays: 14 });
const letter = {
  id: 'letter',
  direction: 'out',
  kind: 'request',
  with: 'FAC-1',
  about: ['robotics'],
  at: '2026-10-21T11:01:00.000Z',
  state: 'sent',
  sentAt: '2026-10-21T11:01:00.000Z',
  file: null,
} as unknown as NonNullable<SendingState['letter']>;
const byLetter = { letter, boxes: [{ teacher: 'FAC-1', name: 'Prof. Samarth Deshmukh' }] };

test.each([
  ['not sent', activity, {}, 'Saved', 'Not sent yet', null],
  ['in a file', activity, { sent: at }, 'File made', 'File made, not sent yet', null],
  [
    'sent as a file',
    activity,
    { sent: at, given: at },
    'With the teacher',
    'With the teacher since 12 days',
    null,
  ],
  [
    'sent as a letter',
    activity,
    byLetter,
    'With the teacher',
    'With Prof. Samarth Deshmukh since 12 days',
    null,
  ],
  ['approved', decided('approved'), {}, 'Decided', '16 points, on your CV', null],
  [
    'rejected',
    decided('rejected', 'The certificate has no date. Ask for a new one.'),
    {},
    'Decided',
    'The certificate has no date.',
    'Edit and resubmit',
  ],
  [
    'returned',
    decided('returned', 'Add the date'),
    {},
    'Decided',
    'Add the date.',
    'Edit and resubmit',
  ],
] as const)('an activity that is %s is at one step', (_, one, sending, step, line, action) => {
  const found = state(one, sending);
  expect(found.steps.filter((each) => each.state === 'current').map(({ name }) => name)).toEqual([
    step,
  ]);
  expect(found.steps.map(({ state: each }) => each).join()).toMatch(/^(done,)*current(,open)*$/);
  expect(found).toMatchObject({ line, action });
});

test('a reminder is offered after the days that the college takes for a decision', () => {
  expect(state(activity, byLetter, '2026-11-04').action).toBeNull();
  expect(state(activity, byLetter, '2026-11-05')).toMatchObject({
    line: 'With Prof. Samarth Deshmukh since 15 days',
    action: 'Remind',
  });
});

test('a changed version is not sent, whatever was sent before', () => {
  const changed = '2026-10-25T11:00:00.000Z';
  const edited: Activity = {
    ...activity,
    history: [...activity.history!, { at: changed, what: 'changed', after: null }],
  };
  for (const sending of [{ sent: at }, { sent: at, given: at }, byLetter])
    expect(state(edited, sending)).toMatchObject({ place: 'saved', line: 'Not sent yet' });
});

test('the date is not said while it is not known', () => {
  expect(activityState(activity, { sending: { ...none, canSend: false }, today: null }).line).toBe(
    'With the teacher',
  );
});
