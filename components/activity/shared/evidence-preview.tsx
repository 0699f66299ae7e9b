import type { StoredEvidence } from '@/components/activity/model/activity-write';
import { PdfPages } from '@/components/file/pdf-pages';
import { cornerLinkClass } from '@/components/ui/button';
import { fileNameFor } from '@/lib/file/file-type';
import { useStoredFile } from './evidence-view';

interface EvidencePreviewProps {
  evidence: StoredEvidence | null | undefined;
}

/** The evidence of an activity, shown in the page. */
export function EvidencePreview({ evidence }: EvidencePreviewProps) {
  return (
    <section
      aria-label="Proof"
      // A region that scrolls is reached with the keyboard.
      tabIndex={0}
      className="grid min-h-40 min-w-0 content-start justify-items-center gap-4 bg-sunken p-4 -outline-offset-2 @4xl:overflow-auto @4xl:p-6"
    >
      {evidence ? (
        <StoredPreview evidence={evidence} />
      ) : (
        <p className="self-center py-10 text-muted">No proof was handed in</p>
      )}
    </section>
  );
}

function StoredPreview({ evidence }: { evidence: StoredEvidence }) {
  const { url, type, blob } = useStoredFile(evidence.file);
  const name = fileNameFor(evidence.name, type);
  if (url === null) return <p className="text-note text-muted">The file is opening…</p>;
  if (url === '')
    return <p className="text-note text-rejected">The file is no longer on this device.</p>;
  return (
    <>
      <div className="grid w-full max-w-xl gap-4">
        {blob && type === 'application/pdf' && (
          <PdfPages key={evidence.file} name={name} content={blob} />
        )}
        {type?.startsWith('image/') && (
          // eslint-disable-next-line @next/next/no-img-element -- a file of this device
          <img src={url} alt={name} className="h-auto w-full border border-line bg-white" />
        )}
      </div>
      <p className="flex flex-wrap justify-center gap-x-4 text-note wrap-anywhere text-muted">
        {name}
        <a
          href={url}
          {...(type ? { target: '_blank', rel: 'noopener' } : { download: name })}
          className={cornerLinkClass}
        >
          {type ? 'Open in a new tab' : 'Download'}
        </a>
      </p>
    </>
  );
}
