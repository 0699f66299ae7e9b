import { ClipboardDocumentIcon, ShareIcon } from '@heroicons/react/20/solid';
import { useState } from 'react';
import { copyAddress, shareAddress } from '@/components/page/share-address';
import { Button, buttonClass } from '@/components/ui/button';
import { FormField } from '@/components/ui/form-field';
import { maxQrTextLength, QrCode } from '@/components/ui/qr-code';
import { useAnnounced } from '@/components/ui/use-announced';
import { formatCount } from '@/lib/text/count';

/** The created link and the ways to share it. */
export function ShareLink({ url, name }: { url: string; name: string }) {
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
      {url.length > maxQrTextLength ? (
        <p className="text-note text-pretty">
          The link is too long for a QR code. Leave out sections to get one.
        </p>
      ) : (
        <figure>
          <figcaption className="mb-2 text-small text-muted">
            Or scan with a phone camera
          </figcaption>
          <QrCode text={url} label={`QR code of the link to the profile of ${name}`} />
        </figure>
      )}
    </div>
  );
}
