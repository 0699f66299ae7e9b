import { cornerLinkClass } from '@/components/ui/button';
import { OnDemand } from '@/components/ui/on-demand';
import type { DeskContent } from './use-desk';

const loadExchange = async () => (await import('./exchange-dialog')).ExchangeDialog;

/** The way to open what students sent as files, and to give them decisions back. */
export function ExchangeButton({ content }: { content: DeskContent }) {
  return (
    <OnDemand load={loadExchange} given={content} name="exchange-files" className={cornerLinkClass}>
      Exchange files
    </OnDemand>
  );
}
