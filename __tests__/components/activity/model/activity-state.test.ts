import {
  appendStep,
  decisionOf,
  type Step,
  stepName,
  stepsOf,
} from '@/components/activity/model/activity-history';
import { activityState, type SendingState } from '@/components/activity/model/activity-state';
import { activities } from '@/content/student';
import type { Activity } from '@/lib/activity/activity';

const sample = (id: string) => activities.find((activity) => activity.id === id)!;
const stepKinds = (steps: readonly Step[]) => steps.map(({ what }) => what);
const at = (hour: number) => `2026-11-21T${String(hour).padStart(2, '0')}:00:00.000Z`;

describe('the history of an activity', () => {
  it('starts with what the college recorded', () => {
    const approved = sample('cloud-foundations');
    expect(stepsOf({}, approved)).toEqual([
      { at: '2025-09-12', what: 'submitted' },
      {
        at: '2025-09-16',
        what: 'approved',
        by: 'Dr. Ananya Rao',
        reason: 'Certificate and attendance checked.',
      },
    ]);
    expect(stepKinds(stepsOf({}, sample('robotics-primer')))).toEqual(['submitted', 'rejected']);
    expect(stepKinds(stepsOf({}, sample('smart-india-hackathon')))).toEqual(['submitted']);
  });

  it('continues with changes made on this device', () => {
    const published = sample('robotics-primer');
    const history = appendStep([], { at: at(9), what: 'resubmitted' }, published.decision);
    expect(stepKinds(stepsOf({ history }, published))).toEqual([
      'submitted',
      'rejected',
      'resubmitted',
    ]);
  });

  it('has no college steps for an activity created on this device', () => {
    expect(stepKinds(stepsOf({ history: [{ at: at(9), what: 'submitted' }] }))).toEqual([
      'submitted',
    ]);
  });

  it('places a later college decision after the steps made before it', () => {
    const published = {
      ...sample('robotics-primer'),
      decision: { at: '2027-01-01', by: 'Dr. Ananya Rao', reason: null },
    };
    const first = sample('robotics-primer').decision!;
    const history = appendStep([], { at: at(9), what: 'resubmitted' }, first);
    expect(stepKinds(stepsOf({ history }, published))).toEqual([
      'submitted',
      'resubmitted',
      'rejected',
    ]);
    const nextHistory = appendStep(history, { at: at(8), what: 'resubmitted' }, published.decision);
    expect(stepKinds(stepsOf({ history: nextHistory }, published))).toEqual([
      'submitted',
      'resubmitted',
      'rejected',
      'resubmitted',
    ]);
  });

  it('keeps the recorded order, whatever the clocks showed', () => {
    const history = (['submitted', 'returned', 'resubmitted', 'approved'] as const).reduce<Step[]>(
      (steps, what, index) => appendStep(steps, { at: at(20 - index), what }),
      [],
    );
    expect(stepKinds(stepsOf({ history }))).toEqual([
      'submitted',
      'returned',
      'resubmitted',
      'approved',
    ]);
    expect(decisionOf(stepsOf({ history }))?.what).toBe('approved');
    expect(history.map(({ after }) => after)).toEqual([
      null,
      ...history.slice(0, -1).map(stepName),
    ]);
  });
});

describe('the current decision', () => {
  const steps = (...names: Step['what'][]) => names.map((what, hour) => ({ at: at(hour), what }));

  it.each([
    [['submitted'], undefined],
    [['submitted', 'approved'], 'approved'],
    [['submitted', 'rejected', 'resubmitted'], undefined],
    [['submitted', 'rejected', 'resubmitted', 'approved'], 'approved'],
    [['submitted', 'returned', 'changed'], 'returned'],
    [['submitted', 'returned', 'withdrawn'], 'returned'],
  ] as const)('after %j is %s', (names, expected) => {
    expect(decisionOf(steps(...names))?.what).toBe(expected);
  });
});

describe('The state of an activity', () => {
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
    expect(
      activityState(activity, { sending: { ...none, canSend: false }, today: null }).line,
    ).toBe('With the teacher');
  });
});
