/**
 * Credentials (Open Badges 3.0) for approved activities.
 *
 * | Written                        | By                                | Stored in                | Undone by                   |
 * | ------------------------------ | --------------------------------- | ------------------------ | --------------------------- |
 * | credential of an activity      | teacher with a key, on approval   | decision of the activity | Undo of the decision        |
 * | file or picture of it          | teacher or student                | the file that is saved   | –                           |
 * | public keys and their revoking | the college, `content/`           | `/credentials/`          | the next publication        |
 */
import type { SigningKey } from '@/components/exchange/model/signature';
import { encodeJson, signText } from '@/lib/crypto/es256';
import { normalizeId } from '@/lib/record/person';
import { digest } from '@/lib/store/file';
import { issuerId, keyAddress, shortHash, type CredentialIssuer } from './issuer';

/** The content of a credential: an approved activity of a student. */
export interface CredentialFacts {
  student: { name: string; rollNumber: string };
  activity: {
    name: string;
    category: string;
    issuer: string;
    date: string | null;
    credits: number | null;
    level?: string | undefined;
    hours?: number | null | undefined;
  };
  evidence: { name: string; sha256: string } | null;
  /** The moment of the approval, and the teacher. */
  decision: { at: string; by: string };
}

interface Issuing {
  issuer: CredentialIssuer;
  /** The key that will sign it. */
  keyId: string;
  at: Date;
}

/**
 * An approved activity as an Open Badge (Open Badges 3.0 of 1EdTech, a credential of the W3C data model 2.0). `iss`,
 * `jti`, `sub`, `nbf` and `exp` repeat it as claims of a JSON Web Token, as section 8.2.4 of Open Badges 3.0 requires.
 */
async function openBadgeOf(facts: CredentialFacts, { issuer, keyId, at }: Issuing) {
  const { student, activity, evidence, decision } = facts;
  const iss = issuerId(issuer);
  const id = `urn:uuid:${crypto.randomUUID()}`;
  const key = keyAddress(issuer, keyId);
  const sub = await subjectId(student.rollNumber, iss);
  const from = Math.floor(at.getTime() / 1000);
  const until = issuer.years && yearsLater(from, issuer.years);
  return {
    '@context': [
      'https://www.w3.org/ns/credentials/v2',
      'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
    ],
    id,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    ...{ iss, jti: id, sub, nbf: from, ...(until && { exp: until }) },
    issuer: { id: iss, type: ['Profile'], name: issuer.name, url: issuer.url },
    validFrom: dateTime(from),
    ...(until && { validUntil: dateTime(until) }),
    awardedDate: decision.at,
    name: activity.name,
    credentialSubject: {
      id: sub,
      type: ['AchievementSubject'],
      identifier: [
        identity('name', student.name),
        // The list of types in the standard has no roll number; others start with "ext:".
        identity('ext:rollNumber', student.rollNumber),
      ],
      ...(activity.date && { activityEndDate: `${activity.date}T00:00:00Z` }),
      ...(activity.credits !== null && { creditsEarned: activity.credits }),
      source: { id: key, type: ['Profile'], name: decision.by },
      achievement: await achievementOf(activity, iss),
    },
    ...(evidence && {
      evidence: [
        {
          id: hashAddress(evidence.sha256),
          type: ['Evidence'],
          name: evidence.name,
          description: `A file with the SHA-256 ${evidence.sha256}.`,
        },
      ],
    }),
  };
}

const identity = (identityType: string, identityHash: string) => ({
  type: 'IdentityObject',
  hashed: false,
  identityHash,
  identityType,
});

/** The same for every credential of a student: a token needs the id of its subject. */
async function subjectId(rollNumber: string, iss: string): Promise<string> {
  return hashAddress(await digest(new Blob([JSON.stringify([iss, normalizeId(rollNumber)])])));
}

/** Students who did the same have the same achievement: its id is made of what describes it. */
export async function achievementId(
  activity: CredentialFacts['activity'],
  iss: string,
): Promise<string> {
  const facts = JSON.stringify([iss, activity.name, describe(activity), activity.date]);
  return hashAddress(await digest(new Blob([facts])));
}

async function achievementOf(activity: CredentialFacts['activity'], iss: string) {
  const { name, category } = activity;
  const description = describe(activity);
  return {
    id: await achievementId(activity, iss),
    type: ['Achievement'],
    achievementType: 'CoCurricular',
    name,
    description,
    criteria: {
      narrative: 'A teacher of the college approved it from what the student submitted.',
    },
    tag: [category],
  };
}

/** "Workshop, State, 30 hours, Robotics Club". The organiser is last, as its script may run from right to left. */
function describe({ category, issuer, level, hours }: CredentialFacts['activity']): string {
  const time = hours && `${hours} ${hours === 1 ? 'hour' : 'hours'}`;
  return [category, level, time, issuer].filter(Boolean).join(', ');
}

/** The address of a content by its SHA-256 (RFC 6920). */
export function hashAddress(sha256: string): string {
  return `ni:///sha-256;${shortHash(sha256)}`;
}

/** Seconds since 1970, as a token has them (RFC 7519), as a date and time. */
function dateTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');
}

function yearsLater(seconds: number, years: number): number {
  const later = new Date(seconds * 1000);
  return later.setUTCFullYear(later.getUTCFullYear() + years) / 1000;
}

/**
 * A credential signed with the key of this device, as a compact JSON Web Signature (RFC 7515). Open Badges 3.0, section
 * 8.2.3, allows no other members in the header than alg, kid, jwk and typ.
 */
export async function signCredential(
  facts: CredentialFacts,
  issuer: CredentialIssuer,
  { keyId, privateKey }: Pick<SigningKey, 'keyId' | 'privateKey'>,
  at = new Date(),
): Promise<string> {
  const kid = keyAddress(issuer, keyId);
  const head = encodeJson({ alg: 'ES256', kid, typ: 'JWT' });
  const text = `${head}.${encodeJson(await openBadgeOf(facts, { issuer, keyId, at }))}`;
  return `${text}.${await signText(text, privateKey)}`;
}
