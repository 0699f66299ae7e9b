import { NoticeList } from '@/components/notice/notice-list';
import { buttonClass } from '@/components/ui/button';
import { focusAround } from '@/components/ui/focus-around';
import type { Notice } from '@/content/schema/faculty/notice';
import { fetchCode } from '@/lib/browser/new-release';
import type { OwnNotice } from '@/lib/store/use-list';
import { toExpiredNews } from './faculty-news';
import { OpenNotice } from './open-notice';

async function show(notice: Notice) {
  const part = await fetchCode(() => import('./notice-deed'));
  await part?.showHere(notice).catch(() => {});
}

interface OtherNoticesProps {
  expired: readonly OwnNotice[];
  /** Notices of the college that are hidden on this device. */
  hidden: readonly Notice[];
  onOpen: (id: string) => void;
}

/** The notices that stand in no list: those whose last day is over, and those hidden here. */
export function OtherNotices({ expired, hidden, onOpen }: OtherNoticesProps) {
  return (
    <>
      {expired.length > 0 && (
        <section aria-labelledby="expired-notices" className="mt-6">
          <h4 id="expired-notices" className="mb-2 text-note font-semibold text-muted">
            Expired, seen by nobody else
          </h4>
          <NoticeList
            items={expired.map(toExpiredNews)}
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
              <button
                type="button"
                aria-label={`Show ${notice.title} again`}
                onClick={(event) => {
                  focusAround(event.currentTarget);
                  void show(notice);
                }}
                className={`${buttonClass()} ms-auto shrink-0 self-center`}
              >
                Show again
              </button>
            )}
          />
        </section>
      )}
    </>
  );
}
