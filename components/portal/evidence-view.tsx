import { useEffect, useState } from 'react';
import { ArrowDownTrayIcon, ArrowTopRightOnSquareIcon } from '@heroicons/react/16/solid';
import { buttonClass } from '@/components/ui/button';
import type { Evidence } from '@/lib/activity-write';
import { formatSize } from '@/lib/pdf-check';
import { workspace } from '@/lib/workspace/device';

/** The address of a kept PDF for as long as it is shown; null until it is read, empty where it is gone. */
function usePdfUrl(file: string): string | null {
  const [found, setFound] = useState<{ file: string; url: string } | null>(null);
  useEffect(() => {
    let url = '';
    let left = false;
    void workspace.read('files', file).then((kept) => {
      if (left) return;
      // Whatever a kept file calls itself, it is opened as nothing but a PDF.
      if (kept) url = URL.createObjectURL(new Blob([kept.blob], { type: 'application/pdf' }));
      setFound({ file, url });
    });
    return () => {
      left = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [file]);
  return found?.file === file ? found.url : null;
}

/** The file that proves an activity: its facts, and the ways to see it and to take it along. */
export function EvidenceView({ evidence }: { evidence: Evidence }) {
  const url = usePdfUrl(evidence.file);
  const { name, size, sha256 } = evidence;
  return (
    <div className="grid gap-2 rounded-control bg-sunken p-3 text-note">
      <p>
        <span className="font-semibold wrap-anywhere">{name}</span>{' '}
        <span className="text-muted">{formatSize(size)}</span>
      </p>
      <p className="text-small break-all text-muted">SHA-256 {sha256}</p>
      {url === '' && (
        <p className="text-rejected">The file is no longer on this device. Choose it again.</p>
      )}
      {url && (
        <p className="flex flex-wrap gap-2">
          <a
            href={url}
            target="_blank"
            rel="noopener"
            aria-label={`View ${name} in a new tab`}
            className={buttonClass()}
          >
            <ArrowTopRightOnSquareIcon className="size-4" aria-hidden="true" />
            View
          </a>
          <a href={url} download={name} aria-label={`Download ${name}`} className={buttonClass()}>
            <ArrowDownTrayIcon className="size-4" aria-hidden="true" />
            Download
          </a>
        </p>
      )}
    </div>
  );
}
