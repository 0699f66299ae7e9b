import { XMarkIcon } from '@heroicons/react/20/solid';
import type { ComponentProps } from 'react';
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

interface TitledPanelProps extends Omit<ComponentProps<typeof Panel>, 'label'> {
  title: string;
  heading?: 'h2' | 'h3';
}

/** A panel with a heading and a button that closes it, in the middle of the window: the full list of a card. */
export function TitledPanel({ title, heading: Heading = 'h3', ...props }: TitledPanelProps) {
  const { id, placement = 'centre', children } = props;
  return (
    <Panel {...props} label={title} placement={placement}>
      <div className="mb-3 flex items-center justify-between gap-4">
        <Heading className="text-lead">{title}</Heading>
        <PanelButton panel={id} label="Close" className={buttonClass('icon')}>
          <XMarkIcon className="size-5" aria-hidden="true" />
        </PanelButton>
      </div>
      {children}
    </Panel>
  );
}
