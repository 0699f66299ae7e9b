import { signCredential } from '@/components/credential/model/open-badge';
import type { CredentialIssuer } from '@/components/credential/model/issuer';
import { plausibleMoment, type Item, type Payload } from '@/components/exchange/model/payload';
import type { SigningKey } from '@/components/exchange/model/signature';
import { now } from '@/lib/store/record';
import { dayOf } from '@/lib/time/day';
import { eventActivity, type EventFacts, type EventList, type EventRow } from './event-list';

/** The teacher who signs, as a file names the maker. */
export type EventSigner = Payload<'event'>['by'];

function factsOf(list: EventList): EventFacts {
  const { name, category, level, organiser, from, to, hours, proof, duty } = list;
  return {
    ...{ name, category, organiser, from, to, duty },
    ...(level && { level }),
    ...(hours && { hours }),
    ...(proof && { proof }),
  };
}

/** The list for the office: everybody whom this version or one before it tells about. */
export function makeEvent(
  by: EventSigner,
  list: EventList,
  rows: readonly EventRow[],
  at: string,
): Payload<'event'> {
  const told = rows.filter(({ state, told, giving }) =>
    state === 'out'
      ? told !== undefined
      : told === 'in' || giving === 'mine' || giving === 'office',
  );
  const earlier = list.signed.map((one) => one.at);
  const item: Item<'event'> = {
    ...{ event: list.id, at, ...factsOf(list) },
    ...(earlier.length > 0 && { earlier }),
    people: told.map(({ rollNumber, by: added, state, why }) => ({
      ...{ rollNumber, by: added, state },
      ...(why && { why }),
    })),
  };
  return { madeAt: now(), by, items: [item] };
}

/** Returns what the list gives one of the teacher's students, with its credential if the college issues them. */
export async function makeAward(
  by: EventSigner,
  list: EventList,
  { student, state, why }: EventRow & { student: NonNullable<EventRow['student']> },
  at: string,
  { key, issuer }: { key: SigningKey; issuer: CredentialIssuer },
): Promise<Payload<'award'>> {
  const { from, to, duty } = list;
  const { name, rollNumber } = student;
  const activity = eventActivity(list, dayOf(new Date(at)));
  const isIn = state === 'in';
  const decision = { at, by: by.name };
  const facts = { student: { name, rollNumber }, activity, evidence: null, decision };
  const item: Item<'award'> = {
    ...{ event: list.id, activity, what: isIn ? 'approved' : 'rejected' },
    at: plausibleMoment(at, now()),
    ...(why && !isIn && { reason: why }),
    ...{ from, to, duty },
    ...(isIn && { credential: await signCredential(facts, issuer, key) }),
  };
  return { madeAt: now(), by, student: { name, rollNumber }, items: [item] };
}
