'use client';

import { MagnifyingGlassIcon } from '@heroicons/react/24/outline';
import { useEffect } from 'react';
import { buttonClass } from '@/components/ui/button';
import { LazyDialogButton, openLazyDialog } from '@/components/ui/lazy/lazy-dialog-button';
import type { Route } from '@/lib/site/routes';
import type { ShellAudience } from './audience';

interface PaletteButtonProps {
  side: ShellAudience['side'];
  pages: readonly { href: Route; label: string }[];
  /** Whether visitors who are not signed in see the sample. */
  hasSample: boolean;
  /** The college's time zone, as an IANA name. */
  timeZone: string;
}

const load = () => import('./palette').then(({ Palette }) => Palette);

// After a press before hydration, the code arrives while the page hydrates.
if (typeof window !== 'undefined' && window.earlyInput?.some(({ t }) => t.ariaKeyShortcuts))
  load().catch(() => {});

/** Opens the command palette; so does Ctrl+K, or Cmd+K on a Mac, anywhere on the page. */
export function PaletteButton(props: PaletteButtonProps) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey) return;
      if (event.ctrlKey === event.metaKey || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      openLazyDialog('palette');
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return (
    <LazyDialogButton
      load={load}
      props={props}
      name="palette"
      label="Search pages and actions"
      shortcut="Control+K Meta+K"
      className={buttonClass('icon')}
    >
      <MagnifyingGlassIcon className="size-5" aria-hidden="true" />
    </LazyDialogButton>
  );
}
