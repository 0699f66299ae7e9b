import { XMarkIcon } from '@heroicons/react/20/solid';
import type { ReactNode } from 'react';
import { buttonClass, cornerLinkClass } from './button';
import { Panel, PanelButton } from './panel';

interface AllPanelProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** Opens the panel with the full list; `kind` completes the accessible name. */
export function ViewAll({ panel, kind }: { panel: string; kind: string }) {
  return (
    <PanelButton panel={panel} label={`View All ${kind}`} className={cornerLinkClass}>
      View All
    </PanelButton>
  );
}

/** The full list of a card that shows only its beginning, in the middle of the window. */
export function AllPanel({ id, title, children }: AllPanelProps) {
  return (
    <Panel id={id} label={title} placement="centre">
      <div className="mb-3 flex items-center justify-between gap-4">
        <h3 className="text-lead">{title}</h3>
        <PanelButton panel={id} label="Close" className={buttonClass('icon')}>
          <XMarkIcon className="size-5" aria-hidden="true" />
        </PanelButton>
      </div>
      {children}
    </Panel>
  );
}
