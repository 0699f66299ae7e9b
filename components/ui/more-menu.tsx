import { EllipsisHorizontalIcon } from '@heroicons/react/16/solid';
import type { ReactNode } from 'react';
import { buttonClass } from './button';
import { PanelButton } from './panel';
import { Popover } from './popover';

interface MoreMenuProps {
  /** The id of the panel. */
  id: string;
  /** The accessible name of the button and of the actions. */
  label: string;
  /** Buttons with `menuItemClass`. */
  children: ReactNode;
}

/** A button with three dots that shows further actions below it or, in browsers that cannot place them there, at the foot of the window. */
export function MoreMenu({ id, label, children }: MoreMenuProps) {
  return (
    <>
      <PanelButton panel={id} label={label} className={`${buttonClass('icon')} no-js:hidden`}>
        <EllipsisHorizontalIcon className="size-4" aria-hidden="true" />
      </PanelButton>
      <Popover
        id={id}
        role="group"
        aria-label={label}
        className="panel menu rounded-card border border-line bg-surface p-1.5 text-text shadow-float open:grid"
      >
        {children}
      </Popover>
    </>
  );
}

/** The classes of an action in the menu. */
export const menuItemClass =
  'flex min-h-10 items-center gap-3 rounded-[7px] px-3 text-start text-note font-semibold hover:bg-brand-soft hover:text-brand pointer-coarse:min-h-11';
