import { NoticeList } from '@/components/notice/notice-list';
import { Button } from '@/components/ui/button';
import { focusContainer } from '@/components/ui/focus-container';
import type { Notice } from '@/content/schema/faculty/notice';
import { importWithRetry } from '@/lib/browser/new-release';
import type { OwnNotice } from '@/lib/store/use-list';
import { toExpiredNotification, OpenNotice } from './faculty-notification';

async function restore(notice: Notice) {
  const loaded = await importWithRetry(() => import('./notice-changes'));
  await loaded?.restoreNotice(notice).catch(() => {});
}

interface OtherNoticesProps {
  expired: readonly OwnNotice[];
  /** Notices of the college that are hidden on this device. */
  hidden: readonly Notice[];
  onOpen: (id: string) => void;
}

/** The notices outside the list: expired ones and those hidden on this device. */
export function OtherNotices({ expired, hidden, onOpen }: OtherNoticesProps) {
  return (
    <>
      {expired.length > 0 && (
        <section aria-labelledby="expired-notices" className="mt-6">
          <h4 id="expired-notices" className="mb-2 text-note font-semibold text-muted">
            Expired, shown only here
          </h4>
          <NoticeList
            items={expired.map(toExpiredNotification)}
            actionOf={(notice) => <OpenNotice notice={notice} onOpen={onOpen} />}
          />
        </section>
      )}
      {hidden.length > 0 && (
        <section aria-labelledby="hidden-notices" className="mt-6">
          <h4 id="hidden-notices" className="mb-2 text-note font-semibold text-muted">
            Hidden on this device
          </h4>
          <NoticeList
            items={hidden}
            actionOf={(notice) => (
              <Button
                aria-label={`Show ${notice.title} again`}
                onClick={(event) => {
                  focusContainer(event.currentTarget);
                  void restore(notice);
                }}
                className="ms-auto shrink-0 self-center"
              >
                Show again
              </Button>
            )}
          />
        </section>
      )}
    </>
  );
}
