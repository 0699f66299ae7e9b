import { useState } from 'react';
import type { LetterResult } from '@/components/exchange/exchange-save';
import { ExchangeSaved } from '@/components/exchange/exchange-saved';
import { Button } from '@/components/ui/button';

interface SendButtonProps {
  /** The text of the button; without it, only the state of the letter is shown. */
  label: string | false | null | undefined;
  onSend: () => Promise<LetterResult>;
}

/** Sends a letter and says what became of it. What cannot be stored has said so. */
export function SendButton({ label, onSend }: SendButtonProps) {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<LetterResult | null>(null);
  const send = async () => {
    if (busy) return;
    setBusy(true);
    setOutcome(await onSend().catch(() => null));
    setBusy(false);
  };
  return (
    <>
      {label && (
        <Button aria-busy={busy} onClick={() => void send()} className="justify-self-start">
          {label}
        </Button>
      )}
      <ExchangeSaved saved={outcome} nextStep="" />
    </>
  );
}
