import { cornerLinkClass } from '@/components/ui/button';
import { LazyDialogButton } from '@/components/ui/lazy-dialog-button';
import type { ReviewContent } from './use-review-queue';

interface ExchangeButtonProps {
  content: ReviewContent;
  /** Fetches the whole of the content. */
  load: () => Promise<unknown>;
}

/** The way to open what students sent as files, and to give them decisions back. */
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
