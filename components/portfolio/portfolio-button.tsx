'use client';

import { FolderOpenIcon } from '@heroicons/react/20/solid';
import { shareLineClass } from '@/components/profile/profile-header';
import { LazyDialogButton } from '@/components/ui/lazy/lazy-dialog-button';
import type { PortfolioContent } from '@/components/portfolio/model/portfolio-section';

const load = async () => (await import('./portfolio-dialog')).PortfolioDialog;

/** The line of the Share menu that makes a portfolio of the profile. */
export function PortfolioButton({ content }: { content: PortfolioContent }) {
  return (
    <LazyDialogButton load={load} props={{ content }} name="portfolio" className={shareLineClass}>
      <FolderOpenIcon className="size-5 shrink-0" aria-hidden="true" />
      Portfolio
    </LazyDialogButton>
  );
}
