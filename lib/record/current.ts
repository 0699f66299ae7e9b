import { flushDrafts, importWithRetry } from '@/lib/browser/new-release';
import { formatDay } from '@/lib/time/date';
import { showToast } from '@/lib/toast/toast';
import { removeCopy } from './own-copy';
import type { OpenedRecord } from './person';
import type { SessionProblem } from './session';
import { flagKey, isPageCurrent, pageFlag, readFlag, type SessionFlag } from './session-flag';

/** The person who is signed in, and the record once it is open. */
export interface CurrentRecord {
  flag: SessionFlag | null;
  record: OpenedRecord | null;
  problem: SessionProblem | null;
}

const signedOut: CurrentRecord = { flag: null, record: null, problem: null };
const listeners = new Set<() => void>();
let current = signedOut;

/** The person who is signed in on this page. The server's HTML has nobody. */
export const currentRecord = {
  subscribe(notify: () => void): () => void {
    listeners.add(notify);
    return () => void listeners.delete(notify);
  },
  snapshot: () => current,
  serverSnapshot: () => signedOut,
};

function set(next: Partial<CurrentRecord>): void {
  current = { ...current, ...next };
  for (const notify of listeners) notify();
}

const loadSession = () =>
  importWithRetry(() => import('./session'), { name: 'record', early: true });

/** Shows the record that this device opened last, then the one that the server has now. */
export async function openCurrentRecord(): Promise<void> {
  const { flag } = current;
  if (!flag) return;
  const session = await loadSession();
  if (!session) return set({ problem: 'script' });
  try {
    const record = await session.openStored(flag);
    if (record) set({ record, problem: null });
  } catch {
    // The stored record is damaged: the server has another copy.
  }
  await refreshCurrentRecord();
}

let refreshedAt = 0;

/** Fetches the record again; a newer one replaces the shown one. */
export async function refreshCurrentRecord(): Promise<void> {
  const { flag } = current;
  const session = flag && (await loadSession());
  if (!session) return;
  refreshedAt = Date.now();
  try {
    const fresh = await session.refreshRecord(flag, current.record !== null);
    if (!fresh) return set({ problem: null });
    const isUpdate = current.record !== null;
    set({ flag: fresh.flag, record: fresh.record, problem: null });
    if (fresh.isOlder) return showOlder(fresh.record);
    if (isUpdate) showToast(`Your record was updated. It is from ${formatDay(fresh.record.asOf)}.`);
  } catch (error) {
    report(session.problemOf(error));
  }
}

function showOlder({ asOf }: OpenedRecord): void {
  const day = formatDay(asOf);
  showToast(
    `The college’s site has an older record than this device has seen: it is from ${day}. Ask the college if figures are missing.`,
    { urgent: true },
  );
}

/** With a record on the page, only a problem that the person must act on is shown. */
function report(problem: SessionProblem): void {
  if (!current.record) return set({ problem });
  if (problem === 'missing')
    showToast(
      'The college no longer publishes your record under this access code. You see the last one that this device opened. Ask for a new card, then sign in again.',
      { urgent: true },
    );
  if (problem === 'newer')
    showToast('Your record needs a newer version of this page. Reload the page.', { urgent: true });
}

/** Follows a change in another tab: reloads for another person or nobody, and opens a newer record. */
async function follow(): Promise<void> {
  const flag = readFlag();
  if (flag?.name === pageFlag?.name) {
    if (flag && flag.number !== current.flag?.number) {
      set({ flag });
      await openCurrentRecord();
    }
    return;
  }
  // Hides the person before while the page reloads.
  document.documentElement.dataset['person'] = '';
  removeCopy();
  await flushDrafts();
  window.location.reload();
}

/** The least time between two requests for the record, in milliseconds. */
const refreshPause = 5 * 60_000;

if (typeof window !== 'undefined') {
  current = { ...signedOut, flag: pageFlag };
  // Since the page began, another tab may have signed somebody else in, whose copy this is not.
  removeCopy(pageFlag);
  if (isPageCurrent()) void openCurrentRecord();
  else void follow();
  window.addEventListener('storage', ({ key }) => {
    if (key === flagKey || key === null) void follow();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void follow();
  });
  window.addEventListener('online', () => void refreshCurrentRecord());
  window.addEventListener('visibilitychange', () => {
    if (!document.hidden && Date.now() - refreshedAt > refreshPause) void refreshCurrentRecord();
  });
}
