import { PdfList } from '@/components/file/pdf-list';
import type { StoredPdf } from '@/lib/file/stored-pdf';
import { formatMinute } from '@/lib/time/date';
import { minuteOf } from '@/lib/time/day';

interface HandinReceiptProps {
  /** When it was submitted. */
  at: string;
  file: StoredPdf;
  /** Whether a letter has it. */
  isSent?: boolean | undefined;
}

/** The submitted file and its time, with the SHA-256 that identifies its content. */
export function HandinReceipt({ at, file, isSent = false }: HandinReceiptProps) {
  return (
    <div className="grid gap-2 text-note">
      <p>
        Handed in <time dateTime={at}>{formatMinute(minuteOf(at))}</time>, saved on this device
        {isSent ? '' : ', not sent'}.
      </p>
      <PdfList files={[file]} />
      <p className="text-small break-all text-muted">SHA-256 {file.sha256}</p>
    </div>
  );
}
