'use client';

import { toggleRead, type NotificationState } from './use-notifications';

/** Shows whether a notice is read, as an empty or filled dot, and toggles it. */
export function ReadToggle({ notice }: { notice: NotificationState }) {
  const name = `Mark as ${notice.read ? 'unread' : 'read'}: ${notice.title}`;
  return (
    <button
      type="button"
      aria-label={name}
      title={notice.read ? 'Mark as unread' : 'Mark as read'}
      onClick={() => void toggleRead(notice)}
      className="group ms-auto -me-2 inline-flex size-10 shrink-0 items-center justify-center self-center rounded-control pointer-coarse:size-11 no-js:hidden print:hidden"
    >
      <span
        className={`size-2.5 rounded-full border-2 group-hover:border-text ${notice.read ? 'border-control' : 'border-brand bg-brand'}`}
      />
    </button>
  );
}
