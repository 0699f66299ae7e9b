import type { OwnNotice } from '@/lib/store/use-list';

export type NoticeAudience = NonNullable<OwnNotice['audience']>;

export const audienceLabels: Record<NoticeAudience, string> = {
  faculty: 'Faculty',
  students: 'Students',
  everyone: 'Everyone',
};

/** Returns true if the last day of a notice has passed. `today` is "YYYY-MM-DD"; null means unknown, so nothing has expired. */
export function isExpired(
  { expires }: { expires?: string | null | undefined },
  today: string | null,
): boolean {
  return expires != null && today !== null && expires < today;
}

/** Splits notices into current and expired ones, each with pinned notices first, then the newest. */
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
