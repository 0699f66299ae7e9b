import { formatDay } from '@/lib/time/date';
import { dayOf } from '@/lib/time/day';
import type { Verdict } from './check-credential';
import type { ReadOpenBadge } from './read-credential';

/** A fact of a credential: what it is, and its value. */
export type CredentialFact = readonly [term: string, value: string];

/** What the page says about a credential. */
export interface VerdictText {
  heading: string;
  text: string;
  /** What the credential says. Empty unless its signature is valid. */
  facts: readonly CredentialFact[];
}

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
} as const;

/** What the page says about the result of a check. `college` is the name of the college whose keys it knows. */
export function verdictText(verdict: Verdict, college: string): VerdictText {
  const { state } = verdict;
  if (state === 'unreadable' || state === 'altered') return { ...plain[state], facts: [] };
  if (state === 'foreign')
    return {
      heading: 'Another site issued this credential',
      text: `It names ${verdict.issuer} as its issuer. This page only knows the keys of ${college}.`,
      facts: [],
    };
  if (state === 'unknown')
    return {
      heading: 'The key of this credential is not known',
      text: `It is signed with a key that ${college} does not publish. Ask the holder for a credential that is signed with a published key.`,
      facts: [],
    };
  if (state === 'revoked')
    return {
      heading: 'The key of this credential was revoked',
      text: `${college} revoked the key on ${formatDay(verdict.at)}. Nothing that was signed with it counts any more.`,
      facts: [],
    };
  const { badge, kid } = verdict;
  return { ...textAt[state](badge, college), facts: factsOf(badge, kid) };
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

function factsOf(badge: ReadOpenBadge, kid: string): CredentialFact[] {
  const { issuer, credentialSubject, evidence = [] } = badge;
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
    ['Approved by', source?.name],
    ['Approved', dayIn(badge.awardedDate)],
    ['Issuer', issuer.name],
    ['Issued', dayIn(badge.validFrom)],
    ['Valid until', dayIn(badge.validUntil)],
    ...evidence.map(({ name, description }): [string, string] => [
      'Evidence',
      `${name}. ${description}`,
    ]),
    ['Signed with the key', kid],
  ];
  return facts.flatMap(([term, value]) => (value ? [[term, value] as const] : []));
}
