import { checkCredential } from '@/components/credential/model/check-credential';
import { readKeySet, type KeySet } from '@/components/credential/model/key-set';
import type { ReadOpenBadge } from '@/components/credential/model/read-credential';
import { keyAddress } from '@/components/credential/model/issuer';
import { isSecurePage } from '@/lib/browser/secure-page';
import { pageFlag } from '@/lib/record/session-flag';
import { plainText } from '@/lib/text/plain-text';
import { unpackCredential } from './packed-credential';
import type { SharedProfile } from './shared-profile';

/** The college whose keys check a shared profile. */
export interface CheckingSite {
  /** The id of the college as an issuer. */
  issuer: string;
  college: string;
  /** The address of its published keys. */
  keys: string;
}

/** The result of this browser's check of an activity of a shared profile. */
export type ActivityCheck =
  | { state: 'checked'; by: string; inTour?: boolean }
  | { state: 'wrong' }
  | { state: 'expired' }
  | { state: 'unchecked' };

type SharedActivity = NonNullable<SharedProfile['activities']>[number];

/** Returns a check for every activity of the profile; null if the college publishes no keys. */
export async function checkActivities(
  { name, activities = [] }: SharedProfile,
  site: CheckingSite,
): Promise<ActivityCheck[] | null> {
  const published = await fetchKeys(site.keys);
  const own = pageFlag?.isTour ? await tourKey(site.issuer) : null;
  if (published === 'none' && !own) return null;
  const keys = own ? withKey(published, own) : (published as KeySet | null);
  const check = async (activity: SharedActivity): Promise<ActivityCheck> => {
    if (!activity.signed || !keys || !isSecurePage()) return { state: 'unchecked' };
    const credential = unpackCredential(activity.signed);
    const issuer = { id: site.issuer, name: site.college };
    const result = await checkCredential(credential, issuer, keys);
    if (result.state === 'expired') return { state: 'expired' };
    if (result.state !== 'valid' || !isSame(result.badge, name, activity))
      return { state: 'wrong' };
    const by = plainText(result.badge.credentialSubject.source?.name ?? '');
    return { state: 'checked', by, ...(result.kid === own?.kid && { inTour: true }) };
  };
  return Promise.all(activities.map(check));
}

type PublishedKey = KeySet['keys'][number];

/** The key that the tour's teacher signs with in this tab. */
async function tourKey(issuer: string): Promise<PublishedKey> {
  const { tourSecrets } = await import('@/lib/record/tour-record');
  const { id, publicKey, from } = (await tourSecrets()).published;
  return { ...publicKey, from, kid: keyAddress({ address: new URL('.', issuer).href }, id) };
}

function withKey(published: KeySet | 'none' | null, key: PublishedKey): KeySet {
  const { keys, revoked } =
    published === 'none' || !published ? { keys: [], revoked: [] } : published;
  return { keys: [...keys, key], revoked };
}

/** Fetches the published keys: "none" if the site has none, null if they cannot be fetched now. */
async function fetchKeys(address: string): Promise<KeySet | 'none' | null> {
  try {
    // A revoked key must not be taken from the browser's cache.
    const answer = await fetch(address, { cache: 'no-cache' });
    if (answer.status === 404) return 'none';
    if (!answer.ok) return null;
    const keys = readKeySet(await answer.json());
    return keys.keys.length + keys.revoked.length === 0 ? 'none' : keys;
  } catch {
    return null;
  }
}

/** Returns true if the credential says what the link says: a real one must not vouch for another person or activity. */
function isSame(
  { credentialSubject: { identifier, achievement, activityEndDate } }: ReadOpenBadge,
  holder: string,
  { name, category, issuer, date }: SharedActivity,
): boolean {
  const described = achievement.description.split(', ').map(comparable);
  return (
    identifier.some(
      ({ identityType, identityHash }) =>
        identityType === 'name' && comparable(identityHash) === comparable(holder),
    ) &&
    comparable(achievement.name) === comparable(name) &&
    described[0] === comparable(category) &&
    comparable(achievement.description).endsWith(comparable(issuer ?? '')) &&
    (activityEndDate === undefined || activityEndDate.slice(0, 10) === date)
  );
}

/** Returns a text without spaces and without the characters that a link leaves out. */
const comparable = (text: string) => plainText(text).normalize('NFC').replace(/\s+/g, '');
