import { packCredential } from '@/components/profile/model/packed-credential';
import { checkActivities } from '@/components/profile/model/shared-check';
import { issued, robotics } from '../../credential/sample';
import { sharedSite } from '../share/site';

const { student, activity } = robotics;
const approved = {
  name: activity.name,
  category: activity.category,
  issuer: activity.issuer,
  date: activity.date ?? '',
};
const plain = { name: 'Git', category: 'Workshop', date: '2026-09-21' };

/** Answers requests for the published keys; without keys, the site has none. */
function publish(keys?: object) {
  const answer = { ok: keys !== undefined, status: keys ? 200 : 404, json: async () => keys };
  return jest.spyOn(globalThis, 'fetch').mockResolvedValue(answer as Response);
}

/** The checks of a signed activity with these changes and of one that nobody signed. */
async function check(changed: Partial<typeof approved> = {}, name = student.name, keys?: object) {
  const { content, keySet } = await issued();
  publish(keys ?? keySet);
  const signed = packCredential(content);
  if (!signed) throw new Error('The credential can be packed.');
  const activities = [{ ...approved, ...changed, signed }, plain];
  return checkActivities({ name, college: sharedSite.college, bio: '', activities }, sharedSite);
}

describe('the activities of a shared profile', () => {
  afterEach(() => jest.restoreAllMocks());

  it('are checked if the signature fits, and say who signed', async () => {
    expect(await check()).toEqual([
      { state: 'checked', by: 'Dr. Ananya Rao' },
      { state: 'unchecked' },
    ]);
  });

  it.each([
    ['another name of the activity', { name: 'Robotics Prize' }],
    ['another category', { category: 'Hackathon' }],
    ['another organiser', { issuer: 'Codewright' }],
    ['another day', { date: '2026-03-03' }],
  ])('are not vouched for by a real signature with %s', async (_, changed) => {
    expect((await check(changed))?.[0]).toEqual({ state: 'wrong' });
  });

  it('are not vouched for by a signature for another person', async () => {
    expect((await check({}, 'Asha Rao'))?.[0]).toEqual({ state: 'wrong' });
  });

  it('are not vouched for with a key that the college revoked', async () => {
    const { content, keySet } = await issued();
    const [key] = keySet.keys;
    publish({ keys: [], revoked: [{ kid: key?.kid, at: '2026-04-01' }] });
    const activities = [{ ...approved, signed: packCredential(content) ?? '' }];
    const profile = { name: student.name, college: sharedSite.college, bio: '', activities };
    expect(await checkActivities(profile, sharedSite)).toEqual([{ state: 'wrong' }]);
  });

  it('are unchecked if the keys cannot be fetched, and have no check if there are none', async () => {
    const profile = { name: 'A', college: 'B', bio: '', activities: [plain] };
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('offline'));
    expect(await checkActivities(profile, sharedSite)).toEqual([{ state: 'unchecked' }]);
    publish();
    expect(await checkActivities(profile, sharedSite)).toBeNull();
    publish({ keys: [], revoked: [] });
    expect(await checkActivities(profile, sharedSite)).toBeNull();
  });
});
