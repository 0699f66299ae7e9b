import * as v from 'valibot';
import { fromBase64Url } from '@/lib/file/base64';
import { normalizeId } from '@/lib/record/person';
import { achievementId, hashAddress, type CredentialFacts } from './open-badge';

const head = v.object({
  alg: v.literal('ES256'),
  typ: v.optional(v.literal('JWT')),
  kid: v.string(),
  crit: v.optional(v.unknown()),
});

const moment = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
);

const identity = v.object({ identityType: v.string(), identityHash: v.string() });

/** The fields of a credential that this site reads. Other fields are allowed, because other software may add them. */
const openBadge = v.object({
  id: v.optional(v.string()),
  type: v.pipe(v.array(v.string()), v.includes('OpenBadgeCredential')),
  iss: v.string(),
  sub: v.optional(v.string()),
  jti: v.optional(v.string()),
  nbf: v.optional(v.number()),
  exp: v.optional(v.number()),
  issuer: v.object({ id: v.string(), name: v.string() }),
  validFrom: moment,
  validUntil: v.optional(moment),
  awardedDate: v.optional(moment),
  credentialSubject: v.object({
    id: v.optional(v.string()),
    identifier: v.array(identity),
    activityEndDate: v.optional(moment),
    creditsEarned: v.optional(v.number()),
    source: v.optional(v.object({ name: v.string() })),
    achievement: v.object({
      id: v.optional(v.string()),
      name: v.string(),
      description: v.string(),
    }),
  }),
  evidence: v.optional(
    v.array(v.object({ id: v.optional(v.string()), name: v.string(), description: v.string() })),
  ),
});

export type ReadOpenBadge = v.InferOutput<typeof openBadge>;

/** A credential whose signature is not checked yet. */
interface ReadCredential {
  badge: ReadOpenBadge;
  /** The address of the key that it names. */
  kid: string;
  /** True if its header asks for no rules of its own, which RFC 7515, section 4.1.11, lists in `crit`. */
  isSupported: boolean;
  /** The signed bytes. */
  text: string;
  signature: string;
}

/** The credential in a picture (SVG), as Open Badges 3.0 defines. */
const inPicture = /<openbadges:credential\s+verify="([\w.-]+)"/;

/** Reads a compact JSON Web Signature, or the one in a picture. Null if it is not a credential. */
export function readCredential(content: string): ReadCredential | null {
  const parts = (inPicture.exec(content)?.[1] ?? content).trim().split('.');
  const [first = '', payload = '', signature = ''] = parts;
  if (parts.length !== 3) return null;
  const header = v.safeParse(head, decodeJson(first));
  const badge = v.safeParse(openBadge, decodeJson(payload));
  if (!header.success || !badge.success) return null;
  const { kid, crit } = header.output;
  if (!hasClaims(badge.output)) return null;
  const text = `${first}.${payload}`;
  return { badge: badge.output, kid, isSupported: crit === undefined, text, signature };
}

/** An Open Badge of any form or version, as far as it names its issuer. */
const anyBadge = v.union([
  v.object({
    type: v.pipe(v.array(v.string()), v.includes('OpenBadgeCredential')),
    issuer: v.object({ name: v.string() }),
  }),
  v.pipe(
    v.object({
      type: v.literal('Assertion'),
      badge: v.object({ issuer: v.object({ name: v.string() }) }),
    }),
    v.transform(({ badge }) => badge),
  ),
]);

const inMarkup = /<openbadges:(?:credential|assertion)[^>]*>\s*<!\[CDATA\[(.*?)\]\]>/s;

/** The name of the issuer of an Open Badge in a form that this page does not check; null if it is no badge. */
export function otherIssuer(content: string): string | null {
  const text = (inPicture.exec(content)?.[1] ?? inMarkup.exec(content)?.[1] ?? content).trim();
  const parts = text.split('.');
  const value = parts.length === 3 && decodeJson(parts[1]!);
  const badge = v.safeParse(anyBadge, value || parsed(text));
  return badge.success ? badge.output.issuer.name : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Returns true if the claims of the token repeat what the credential says (Open Badges 3.0, section 8.2.6.1). */
function hasClaims({ iss, issuer, ...badge }: ReadOpenBadge): boolean {
  const { id, jti, sub, nbf, exp, validFrom, validUntil, credentialSubject } = badge;
  return (
    iss === issuer.id &&
    jti !== undefined &&
    jti === id &&
    sub !== undefined &&
    sub === credentialSubject.id &&
    nbf === secondsOf(validFrom) &&
    exp === (validUntil && secondsOf(validUntil))
  );
}

const secondsOf = (moment: string) => Math.floor(Date.parse(moment) / 1000);

function decodeJson(part: string): unknown {
  try {
    return parsed(new TextDecoder('utf-8', { fatal: true }).decode(fromBase64Url(part)));
  } catch {
    return null;
  }
}

/** Returns true if a credential is about the same student, activity, file and moment. A person's name may have changed since. */
export async function isAbout(
  { iss, awardedDate = '', credentialSubject, evidence = [] }: ReadOpenBadge,
  facts: CredentialFacts,
): Promise<boolean> {
  const { identifier, achievement, creditsEarned = null } = credentialSubject;
  const { student, activity, evidence: file, decision } = facts;
  return (
    identifier.some(
      ({ identityType, identityHash }) =>
        identityType === 'ext:rollNumber' &&
        normalizeId(identityHash) === normalizeId(student.rollNumber),
    ) &&
    Date.parse(awardedDate) === Date.parse(decision.at) &&
    creditsEarned === activity.credits &&
    evidence[0]?.id === (file ? hashAddress(file.sha256) : undefined) &&
    achievement.id === (await achievementId(activity, iss))
  );
}
