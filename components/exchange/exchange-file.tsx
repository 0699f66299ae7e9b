import { DocumentTextIcon, ShieldCheckIcon, XMarkIcon } from '@heroicons/react/20/solid';
import { countText } from '@/components/exchange/model/count-text';
import type { ExchangeKind } from '@/components/exchange/model/payload';
import type { OpenedFile } from '@/components/exchange/model/read-file';
import { Button } from '@/components/ui/button';
import { formatMinute } from '@/lib/time/date';
import { minuteOf } from '@/lib/time/day';
import { signatureText, type OpenCopy } from './exchange-copy';

interface ExchangeFileProps {
  file: OpenedFile<ExchangeKind>;
  copy: OpenCopy;
  onLeaveOut: () => void;
}

/** An opened file: its name, sender, creation time, number of entries and signature. */
export function ExchangeFile({ file, copy, onLeaveOut }: ExchangeFileProps) {
  const { name, payload, signature, letter } = file;
  const signed = signatureText(signature, payload);
  return (
    <li className="flex items-start gap-3 rounded-control bg-sunken p-3 pe-1.5 text-note">
      <DocumentTextIcon className="mt-0.5 size-5 shrink-0 text-muted" aria-hidden="true" />
      <div className="grid min-w-0 grow gap-0.5">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-muted wrap-anywhere">
          From <bdi>{('by' in payload ? payload.by : payload.student).name}</bdi>
          {!('by' in payload) && `, ${payload.student.rollNumber}`}
          {letter && ', by the key of the record'}
        </p>
        <p className="text-muted">
          Made {formatMinute(minuteOf(payload.madeAt))},{' '}
          <span className="whitespace-nowrap">{countText(payload.items.length, copy.entry)}</span>
        </p>
        {signed && (
          <p className={signature.state === 'signed' ? 'font-medium text-approved' : 'text-muted'}>
            {signature.state === 'signed' && (
              <ShieldCheckIcon className="-mt-0.5 me-1 inline size-4" aria-hidden="true" />
            )}
            {signed}
          </p>
        )}
      </div>
      <Button
        variant="icon"
        aria-label={`Leave out ${name}`}
        onClick={onLeaveOut}
        className="-my-1.5 shrink-0"
      >
        <XMarkIcon className="size-5" aria-hidden="true" />
      </Button>
    </li>
  );
}
