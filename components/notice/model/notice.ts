import type { OwnNotice } from '@/lib/store/use-list';

/** Whom a notice is for. */
export type Audience = NonNullable<OwnNotice['audience']>;

/** The audiences in words, in the order of their list. */
export const audienceLabels: Record<Audience, string> = {
  faculty: 'Faculty',
  students: 'Students',
  everyone: 'Everyone',
};

/** Whether the last day of a notice is over. `today` is "YYYY-MM-DD"; null where it is not known. */
export function isExpired(
  { expires }: { expires?: string | null | undefined },
  today: string | null,
): boolean {
  return expires != null && today !== null && expires < today;
}

/** The notices that stand, what is pinned first, then the newest, and apart from them those whose day is over. */
export function sortNotices(
  notices: readonly OwnNotice[],
  today: string | null,
): { current: OwnNotice[]; expired: OwnNotice[] } {
  const sorted = [...notices].sort(byPinnedThenNewest);
  return {
    current: sorted.filter((notice) => !isExpired(notice, today)),
    expired: sorted.filter((notice) => isExpired(notice, today)),
  };
}

function byPinnedThenNewest(one: OwnNotice, other: OwnNotice): number {
  const pinned = Number(other.pinned ?? false) - Number(one.pinned ?? false);
  return pinned || (one.at === other.at ? 0 : one.at < other.at ? 1 : -1);
}
