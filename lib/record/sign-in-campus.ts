import { asset } from '@/lib/site/routes';
import { readCode } from './access-code';
import { longestFetch } from './people';
import { normalizeId, personKinds, type Person } from './person';
import type { SignInProblemCode } from './sign-in-problem';

/** A person and the access code that `readCode` accepted. */
export interface Credentials {
  person: Person;
  code: string;
}

/** Asks the campus's own gate who is asking: people/me.json answers with the person and the access code. */
export async function readCampusIdentity(): Promise<Credentials | SignInProblemCode> {
  let answer: Response;
  try {
    // A gate that redirects to its own login page answers as if with 401.
    answer = await fetch(asset('/people/me.json'), {
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.timeout(longestFetch),
    });
  } catch {
    return 'unreachable';
  }
  const { ok, status, type } = answer;
  if (ok) return credentialsIn(await answer.json().catch(() => null));
  if (status === 401 || type === 'opaqueredirect') return 'unknown';
  if (status === 403) return 'refused';
  return status === 404 ? 'unlisted' : 'unreachable';
}

function credentialsIn(answer: unknown): Credentials | SignInProblemCode {
  const { kind, id, code } = (answer ?? {}) as Record<'kind' | 'id' | 'code', unknown>;
  const known = personKinds.find((one) => one === kind);
  const read = typeof code === 'string' ? readCode(code) : { problem: 'empty' };
  if (!known || typeof id !== 'string' || !normalizeId(id) || !('code' in read)) return 'malformed';
  return { person: { kind: known, id: normalizeId(id) }, code: read.code };
}
