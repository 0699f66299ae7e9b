'use client';

import { MagnifyingGlassIcon } from '@heroicons/react/24/outline';
import { useEffect, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { useOpenRequests } from '@/components/ui/lazy/lazy-dialog-button';
import { useLazyWhen } from '@/components/ui/lazy/use-lazy';
import { isPanelOpen, PanelButton } from '@/components/ui/panel';
import { TitledPanel } from '@/components/ui/titled-panel';
import { focusStart } from '@/lib/browser/dialog-focus';
import { PaletteStart, type PaletteProps } from './palette-start';

const id = 'palette';
const title = 'Search pages and actions';

const load = () => import('./palette').then(({ Palette }) => Palette);
const loadSoon = () => void load().catch(() => {});

// The code of a palette that was opened before hydration arrives while the page hydrates.
if (isPanelOpen(id)) loadSoon();

/** Opens the command palette; so does Ctrl+K, or Cmd+K on a Mac, anywhere on the page. The browser opens it without script. */
export function PaletteButton(props: PaletteProps) {
  const [isOpen, setIsOpen] = useState(() => isPanelOpen(id));
  const [text, setText] = useState('');
  const { Component: Palette } = useLazyWhen(load, isOpen, { name: id });
  useOpenRequests(id, () => document.getElementById(id)?.showPopover());
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey) return;
      if (event.ctrlKey === event.metaKey || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      document.getElementById(id)?.togglePopover();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  const changeOpen = (isOpenNow: boolean) => {
    setIsOpen(isOpenNow);
    if (isOpenNow) focusStart(document.getElementById(id)!);
    else setText('');
  };
  const search = { text, onText: setText };
  return (
    <>
      <PanelButton
        panel={id}
        label={title}
        shortcut="Control+K Meta+K"
        className={`${buttonClass('icon')} no-js:hidden`}
        onApproach={loadSoon}
      >
        <MagnifyingGlassIcon className="size-5" aria-hidden="true" />
      </PanelButton>
      <TitledPanel id={id} title={title} heading="h2" placement="top" onOpenChange={changeOpen}>
        {isOpen && Palette ? (
          <Palette
            {...props}
            {...search}
            onClose={() => document.getElementById(id)?.hidePopover()}
          />
        ) : (
          <PaletteStart pages={props.pages} {...search} />
        )}
      </TitledPanel>
    </>
  );
}
