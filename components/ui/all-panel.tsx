import { XMarkIcon } from '@heroicons/react/20/solid';
import type { ReactNode } from 'react';
import { buttonClass, cornerLinkClass } from './button';
import { Panel, PanelButton } from './panel';

/** Opens the panel with the full list; `kind` completes the accessible name. */
export function ViewAll({ panel, kind }: { panel: string; kind: string }) {
  return (
    <PanelButton panel={panel} label={`View All ${kind}`} className={cornerLinkClass}>
      View All
    </PanelButton>
  );
}

interface PanelHeadProps {
  /** The id of the panel. */
  panel: string;
  title: string;
  heading?: 'h2' | 'h3';
}

/** The title of a panel, and the button that closes it. */
export function PanelHead({ panel, title, heading: Heading = 'h3' }: PanelHeadProps) {
  return (
    <div className="mb-3 flex items-center justify-between gap-4">
      <Heading className="text-title">{title}</Heading>
      <PanelButton panel={panel} label="Close" className={buttonClass('icon')}>
        <XMarkIcon className="size-5" aria-hidden="true" />
      </PanelButton>
    </div>
  );
}

interface AllPanelProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** The full list of a card that shows only its beginning, in the middle of the window. */
export function AllPanel({ id, title, children }: AllPanelProps) {
  return (
    <Panel id={id} label={title} placement="centre">
      <PanelHead panel={id} title={title} />
      {children}
    </Panel>
  );
}
