import { plainText } from '@/lib/text/plain-text';
import { formatDay } from '@/lib/time/date';
import { dayOf } from '@/lib/time/day';
import type { CredentialResult } from './check-credential';
import type { ReadOpenBadge } from './read-credential';

/** A fact of a credential: what it is, and its value. */
type CredentialFact = readonly [term: string, value: string];

/** The text of the page about a credential. */
export interface ResultText {
  heading: string;
  text: string;
  /** The content of the credential. Empty unless its signature is valid. */
  facts: readonly CredentialFact[];
  /** The sentences about what a valid signature does not prove. */
  limits: readonly string[];
}

const nothing = { facts: [], limits: [] };

const dayIn = (moment: string | undefined) => moment && formatDay(dayOf(new Date(moment)));

const unchanged = 'and nothing in it was changed since then';

const plain = {
  unreadable: {
    heading: 'This is not a credential',
    text: 'Paste the whole text of a credential, or choose its file as it was saved.',
  },
  altered: {
    heading: 'This credential was changed',
    text: 'Its signature does not match what it says. Do not rely on it. Ask for the original file.',
  },
  unsupported: {
    heading: 'This credential cannot be checked',
    text: 'It asks for rules that this page does not know (“crit” in its header). Do not rely on it. Ask for the original file.',
  },
} as const;

/** The text of the page about the result of a check. `college` is the name of the college whose keys it knows. */
export function resultText(result: CredentialResult, college: string): ResultText {
  const { state } = result;
  if (state === 'unreadable' || state === 'unsupported' || state === 'altered')
    return { ...plain[state], ...nothing };
  if (state === 'other')
    return {
      heading: 'This page cannot check this credential',
      text: `It is an Open Badge of \u2068${plainText(result.issuer)}\u2069 in a form that this page cannot check. Ask its issuer how it is checked.`,
      ...nothing,
    };
  if (state === 'foreign')
    return {
      heading: 'This credential names another issuer',
      // The marks isolate a name whose script runs from right to left.
      text: `It names \u2068${plainText(result.issuer)}\u2069 as its issuer. This page only knows the keys of ${college}.`,
      ...nothing,
    };
  if (state === 'unknown')
    return {
      heading: 'The key of this credential is not known',
      text: `It is signed with a key that ${college} does not publish. Ask the holder for a credential that is signed with a published key.`,
      ...nothing,
    };
  if (state === 'revoked')
    return {
      heading: 'The key of this credential was revoked',
      text: `${college} revoked the key on ${formatDay(result.at)}. Nothing that was signed with it counts any more.`,
      ...nothing,
    };
  if (state === 'backdated')
    return {
      heading: 'This credential is dated before its key',
      text: `It says that it was issued on ${dayIn(result.at)}. ${college} publishes its key from ${formatDay(result.from)}. Do not rely on it. Ask the holder for a new one.`,
      ...nothing,
    };
  const { badge, kid } = result;
  return {
    ...textAt[state](badge, college),
    facts: factsOf(badge, kid, college),
    limits: limitsOf(badge, college),
  };
}

function limitsOf({ evidence = [] }: ReadOpenBadge, college: string): string[] {
  return [
    'It does not prove that the person who shows it is the holder: ask for an identity card with this name and roll number.',
    evidence.length > 0
      ? 'The evidence file is not in it: to check a file, compute its SHA-256 (sha256sum FILE, on Windows certutil -hashfile FILE SHA256) and compare it with the one below.'
      : 'It names no evidence file, so there is no SHA-256 to compare a file with.',
    `It does not say whether the approval was withdrawn since: ask ${college}.`,
  ];
}

const textAt = {
  valid: (_: ReadOpenBadge, college: string) => ({
    heading: 'This credential is valid',
    text: `${college} issued it, ${unchanged}.`,
  }),
  expired: ({ validUntil }: ReadOpenBadge, college: string) => ({
    heading: 'This credential has expired',
    text: `${college} issued it, ${unchanged}, but it was only valid until ${dayIn(validUntil)}.`,
  }),
  early: ({ validFrom }: ReadOpenBadge, college: string) => ({
    heading: 'This credential is not valid yet',
    text: `${college} issued it, ${unchanged}, but it is only valid from ${dayIn(validFrom)}.`,
  }),
};

function factsOf(badge: ReadOpenBadge, kid: string, college: string): CredentialFact[] {
  const { credentialSubject, evidence = [] } = badge;
  const { identifier, achievement, source, activityEndDate, creditsEarned } = credentialSubject;
  const identityOf = (type: string) =>
    identifier.find(({ identityType }) => identityType === type)?.identityHash;
  const facts: [string, string | undefined][] = [
    ['Holder', identityOf('name')],
    ['Roll no', identityOf('ext:rollNumber')],
    ['Activity', achievement.name],
    ['Description', achievement.description],
    ['Date', activityEndDate && formatDay(activityEndDate.slice(0, 10))],
    ['Credits', creditsEarned?.toString()],
    // No public file says whose key it is.
    ['Approved by (as the signer wrote)', source?.name],
    ['Approved on (as the signer wrote)', dayIn(badge.awardedDate)],
    ['Issuer', college],
    ['Issued', dayIn(badge.validFrom)],
    ['Valid until', dayIn(badge.validUntil)],
    ...evidence.map(({ name, description }): [string, string] => [
      'Evidence',
      `${name}. ${description}`,
    ]),
    ['Signed with the key', kid],
  ];
  return facts.flatMap(([term, value]) => (value ? [[term, plainText(value)] as const] : []));
}
