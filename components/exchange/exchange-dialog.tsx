import { useId, type ReactNode } from 'react';
import { ToastRegion } from '@/components/page/toast-region';
import { Dialog } from '@/components/ui/dialog';

interface ExchangeDialogProps {
  title: string;
  onClose: () => void;
  /** Sections that open and save files. */
  children: ReactNode;
}

/** The dialog that opens files of the other side, and saves files for it. */
export function ExchangeDialog({ title, onClose, children }: ExchangeDialogProps) {
  return (
    <Dialog title={title} onClose={onClose} steady>
      {children}
      <ToastRegion placement="dialog" urgentOnly />
    </Dialog>
  );
}

interface ExchangeSectionProps {
  title: string;
  text: ReactNode;
  children: ReactNode;
}

/** A section of the dialog. */
export function ExchangeSection({ title, text, children }: ExchangeSectionProps) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className="grid gap-3 border-t border-line pt-5 not-first-of-type:mt-6"
    >
      <div className="grid gap-1">
        <h3 id={heading} className="text-lead">
          {title}
        </h3>
        <p className="text-note text-muted">{text}</p>
      </div>
      {children}
    </section>
  );
}
