'use client';

import { FolderOpenIcon } from '@heroicons/react/20/solid';
import { buttonClass } from '@/components/ui/button';
import { LazyDialogButton } from '@/components/ui/lazy/lazy-dialog-button';
import type { PortfolioContent } from '@/components/portfolio/model/portfolio-section';

const load = async () => (await import('./portfolio-dialog')).PortfolioDialog;

/** The button that makes a portfolio of the profile. */
export function PortfolioButton({ content }: { content: PortfolioContent }) {
  return (
    <LazyDialogButton load={load} props={{ content }} name="portfolio" className={buttonClass()}>
      <FolderOpenIcon className="size-5 shrink-0" aria-hidden="true" />
      Portfolio
    </LazyDialogButton>
  );
}
