import { BellIcon } from '@heroicons/react/24/outline';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Panel, PanelButton } from '@/components/ui/panel';

interface BellFrameProps {
  /** How many notifications nobody has read yet. */
  unread?: number;
  /** The notifications, if there are any. */
  children?: ReactNode;
}

/** The bell with its panel. */
export function BellFrame({ unread = 0, children }: BellFrameProps) {
  return (
    <>
      <PanelButton
        panel="bell"
        label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
        className={`${buttonClass('icon')} relative`}
      >
        <BellIcon className="size-5" aria-hidden="true" />
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="absolute -end-1.5 -top-1.5 min-w-5 rounded-full bg-accent px-1 text-center text-small leading-5 font-bold text-on-accent"
          >
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </PanelButton>
      <Panel id="bell" label="Notifications">
        {children ?? <p className="py-4 text-center text-muted">No notifications yet</p>}
      </Panel>
    </>
  );
}
