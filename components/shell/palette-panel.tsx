'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { searchBoxClass } from '@/components/ui/button';
import { useOpenRequests } from '@/components/ui/lazy/lazy-dialog-button';
import { useLazyWhen } from '@/components/ui/lazy/use-lazy';
import { isPanelOpen, Panel } from '@/components/ui/panel';
import { focusStart } from '@/lib/browser/dialog-focus';
import { paletteId, paletteTitle, type PaletteProps } from './palette-pages';

interface PalettePanelProps extends PaletteProps {
  /** The content above the box. */
  head: ReactNode;
  /** The content below the box until the code of the palette is loaded. */
  start: ReactNode;
}

const load = () => import('./palette').then(({ Palette }) => Palette);

// The code of a palette that was opened before hydration arrives while the page hydrates.
if (isPanelOpen(paletteId)) load().catch(() => {});

const boxLabel = 'Pages, actions and activities';

const panel = () => document.getElementById(paletteId)!;

/**
 * The panel of the command palette, which its button and Ctrl+K, or Cmd+K on a Mac, open anywhere on the page. The browser
 * opens it without script: until its code is loaded, it has a box for text and links.
 */
export function PalettePanel({ head, start, ...props }: PalettePanelProps) {
  const [isOpen, setIsOpen] = useState(() => isPanelOpen(paletteId));
  // The message that says why it is missing would be below the panel.
  const { Component: Palette } = useLazyWhen(load, isOpen, { name: paletteId }, () =>
    document.getElementById(paletteId)?.hidePopover(),
  );
  useOpenRequests(paletteId, () => panel().showPopover());
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey) return;
      if (event.ctrlKey === event.metaKey || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      panel().togglePopover();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  const changeOpen = (isOpenNow: boolean) => {
    setIsOpen(isOpenNow);
    if (isOpenNow) focusStart(panel());
  };
  return (
    <Panel id={paletteId} label={paletteTitle} placement="top" onOpenChange={changeOpen}>
      {head}
      {isOpen && Palette ? (
        <Palette
          {...props}
          label={boxLabel}
          // What was typed before there was code for it.
          typed={panel().querySelector('input')?.value ?? ''}
          onClose={() => panel().hidePopover()}
        />
      ) : (
        <>
          <input
            // The browser focuses it, unless the page is hydrated: `focusStart` does it later, for screen readers.
            ref={(input) => input?.removeAttribute('autofocus')}
            autoFocus
            data-autofocus
            aria-label={boxLabel}
            autoComplete="off"
            className={searchBoxClass}
          />
          {start}
        </>
      )}
    </Panel>
  );
}
