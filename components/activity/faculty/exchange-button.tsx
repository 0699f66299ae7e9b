import { cornerLinkClass } from '@/components/ui/button';
import { OnDemand } from '@/components/ui/on-demand';
import type { DeskContent } from './use-desk';

interface ExchangeButtonProps {
  content: DeskContent;
  /** Fetches the whole of the content. */
  load: () => Promise<unknown>;
}

/** The way to open what students sent as files, and to give them decisions back. */
export function ExchangeButton({ content, load }: ExchangeButtonProps) {
  const loadExchange = async () => {
    const [part] = await Promise.all([import('./exchange-dialog'), load()]);
    return part.ExchangeDialog;
  };
  return (
    <OnDemand load={loadExchange} given={content} name="exchange-files" className={cornerLinkClass}>
      Exchange files
    </OnDemand>
  );
}
