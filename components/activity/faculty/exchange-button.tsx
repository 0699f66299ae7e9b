import { cornerLinkClass } from '@/components/ui/button';
import { LazyDialogButton } from '@/components/ui/lazy-dialog-button';
import type { ReviewContent } from './use-review-queue';

interface ExchangeButtonProps {
  content: ReviewContent;
  /** Loads the complete content. */
  load: () => Promise<unknown>;
}

/** Opens the dialog that imports request files and saves decision files. */
export function ExchangeButton({ content, load }: ExchangeButtonProps) {
  const loadExchange = async () => {
    const [loaded] = await Promise.all([import('./exchange-dialog'), load()]);
    return loaded.ExchangeDialog;
  };
  return (
    <LazyDialogButton
      load={loadExchange}
      props={content}
      name="exchange-files"
      className={cornerLinkClass}
    >
      Exchange files
    </LazyDialogButton>
  );
}
