import { ClipboardDocumentIcon, ShareIcon } from '@heroicons/react/20/solid';
import { useState } from 'react';
import { copyAddress, shareAddress } from '@/components/page/share-address';
import { Button, buttonClass } from '@/components/ui/button';
import { FormField } from '@/components/ui/form-field';
import type { CodeLink } from '@/components/profile/model/share-link';
import { QrCode } from '@/components/ui/qr-code';
import { useAnnounced } from '@/components/ui/use-announced';
import { formatCount } from '@/lib/text/count';

interface ShareLinkProps {
  url: string;
  /** The link of the QR code; null if none is short enough. */
  code: CodeLink | null;
  name: string;
}

/** The created link and the ways to share it. */
export function ShareLink({ url, code, name }: ShareLinkProps) {
  const [lastMessage, setLastMessage] = useState({ url, text: '' });
  const showMessage = (text: string) => setLastMessage({ url, text });
  const message = lastMessage.url === url ? lastMessage.text : '';
  useAnnounced(message);
  const title = `Profile of ${name}`;
  const canShare = typeof navigator.share === 'function';
  return (
    <div className="grid gap-4">
      <FormField
        id="share-link"
        label="Link"
        hint={`${formatCount(url.length)} characters`}
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
      />
      <div className="flex flex-wrap gap-2.5">
        {canShare && (
          <Button
            variant="primary"
            onClick={async () => showMessage(await shareAddress(title, url))}
          >
            <ShareIcon className="size-5" aria-hidden="true" />
            Share
          </Button>
        )}
        <Button
          variant={canShare ? 'plain' : 'primary'}
          onClick={async () => showMessage(await copyAddress(url))}
        >
          <ClipboardDocumentIcon className="size-5" aria-hidden="true" />
          Copy link
        </Button>
        <a href={url} target="_blank" rel="noopener noreferrer" className={buttonClass()}>
          Preview profile
          <span className="sr-only"> (in a new tab)</span>
        </a>
      </div>
      <p className="text-small break-all empty:hidden text-muted">{message}</p>
      {code && (
        <figure>
          <figcaption className="mb-2 text-small text-pretty text-muted">
            Or scan with a phone camera
            {code.leftOut.length > 0 && `. The code has no room for: ${code.leftOut.join(', ')}`}
          </figcaption>
          <QrCode text={code.url} label={`QR code of the link to the profile of ${name}`} />
        </figure>
      )}
    </div>
  );
}
