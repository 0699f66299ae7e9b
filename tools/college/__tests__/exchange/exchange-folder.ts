import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeRequest } from '@/components/activity/model/request-file';
import type { Item, Payload } from '@/components/exchange/model/payload';
import type { SigningKey } from '@/components/exchange/model/signature';
import { writeExchange } from '@/components/exchange/model/file';
import type { OwnActivity } from '@/lib/store/use-list';
import { pendingActivity, rao } from '@/__tests__/components/exchange/model/sample';

/** When the devices of the tests wrote their files, whatever the day is. */
const madeAt = '2026-11-20T09:00:00.000Z';

/** A student of the demo college with five activities at most. */
export const pranav = { name: 'Pranav Iyer', rollNumber: '26CSE1001' };

/** Writes the request file of a student who submitted these activities. */
export async function writeRequest(
  folder: string,
  activities: readonly OwnActivity[],
  student = pranav,
): Promise<string> {
  return write(folder, 'request', { ...(await makeRequest(student, activities)), madeAt });
}

type Decision = Partial<Item<'decisions'>> & { activity: string };

/** Writes a decision file on activities, as they are in a request file. */
export async function writeDecisions(
  folder: string,
  decided: readonly { activity: OwnActivity; decision: Omit<Decision, 'activity'> }[],
  {
    key = null,
    student = pranav,
    by = rao,
  }: { key?: SigningKey | null; student?: typeof pranav; by?: typeof rao } = {},
): Promise<string> {
  const { items } = await makeRequest(
    student,
    decided.map(({ activity }) => activity),
  );
  const payload: Payload<'decisions'> = {
    madeAt,
    student,
    by,
    items: items.map(({ activity, revision, fields }, index) => ({
      ...{ activity, revision, name: fields.name, what: 'approved', by: by.name },
      at: '2026-11-10T09:00:00.000Z',
      ...decided[index]?.decision,
    })),
  };
  return write(folder, 'decisions', payload, key);
}

let count = 0;

async function write<K extends 'request' | 'decisions'>(
  folder: string,
  kind: K,
  payload: Payload<K>,
  key: SigningKey | null = null,
): Promise<string> {
  const path = join(folder, `${kind}-${(count += 1)}.json`);
  writeFileSync(path, await (await writeExchange(kind, payload, new Map(), key)).text());
  return path;
}

/** An activity on a device that was submitted again, with other fields. */
export function resubmitted(activity: OwnActivity, at: string, fields: Partial<OwnActivity> = {}) {
  const history = [...(activity.history ?? []), { at, what: 'resubmitted' as const }];
  return { ...activity, ...fields, history };
}

export const workshop = pendingActivity('workshop', { name: 'Welding Workshop' });
