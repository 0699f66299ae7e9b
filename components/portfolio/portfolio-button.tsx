'use client';

import { FolderOpenIcon } from '@heroicons/react/20/solid';
import { useProfileContent, type PageContent } from '@/components/profile/use-profile-content';
import { buttonClass } from '@/components/ui/button';
import { LazyDialogButton } from '@/components/ui/lazy/lazy-dialog-button';
import type { PortfolioContent } from './model/portfolio-content';

const load = async () => (await import('./portfolio-dialog')).PortfolioDialog;

type PortfolioButtonProps = Omit<PortfolioContent, Exclude<keyof PageContent, 'grading'>> & {
  content: PageContent;
};

/** The button that makes a portfolio of the profile. */
export function PortfolioButton({ content: pageContent, ...rest }: PortfolioButtonProps) {
  const { content, ready } = useProfileContent(pageContent);
  const props = { content: { ...content, ...rest } };
  return (
    <LazyDialogButton {...{ load, ready, props }} name="portfolio" className={buttonClass()}>
      <FolderOpenIcon className="size-5 shrink-0" aria-hidden="true" />
      Portfolio
    </LazyDialogButton>
  );
}
