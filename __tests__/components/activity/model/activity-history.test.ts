import {
  appendStep,
  decisionOf,
  stepName,
  stepsOf,
  type Step,
} from '@/components/activity/model/activity-history';
import { activities } from '@/content/student';

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
