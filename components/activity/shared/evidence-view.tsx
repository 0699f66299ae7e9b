import { ArrowDownTrayIcon, ArrowTopRightOnSquareIcon } from '@heroicons/react/16/solid';
import type { StoredEvidence } from '@/components/activity/model/activity-write';
import { useStoredFile } from '@/components/file/use-stored-file';
import { buttonClass } from '@/components/ui/button';
import { readableName } from '@/lib/file/file-name';
import { fileNameFor } from '@/lib/file/file-type';
import { formatSize } from '@/lib/text/file-size';

/** The evidence of an activity: its name, size and checksum, with links to view and download it. */
export function EvidenceView({ evidence }: { evidence: StoredEvidence }) {
  const { url, type } = useStoredFile(evidence.file);
  const { size, sha256 } = evidence;
  const name = url ? fileNameFor(evidence.name, type) : readableName(evidence.name);
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
          {type && (
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
          )}
          <a href={url} download={name} aria-label={`Download ${name}`} className={buttonClass()}>
            <ArrowDownTrayIcon className="size-4" aria-hidden="true" />
            Download
          </a>
        </p>
      )}
    </div>
  );
}
