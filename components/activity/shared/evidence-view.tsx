import { ArrowDownTrayIcon, ArrowTopRightOnSquareIcon } from '@heroicons/react/16/solid';
import { useEffect, useState } from 'react';
import type { StoredEvidence } from '@/components/activity/model/activity-write';
import { buttonClass } from '@/components/ui/button';
import { readableName } from '@/lib/file/file-name';
import { fileNameFor, typeOfContent, type FileType } from '@/lib/file/file-type';
import { workspace } from '@/lib/store/device';
import { formatSize } from '@/lib/text/file-size';

/** The evidence of an activity: its name and size, with links to view and download it. */
export function EvidenceView({ evidence }: { evidence: StoredEvidence }) {
  const { url, type } = useStoredFile(evidence.file);
  const name = url ? fileNameFor(evidence.name, type) : readableName(evidence.name);
  return (
    <div className="grid gap-2 rounded-control bg-sunken p-3 text-note">
      <p>
        <span className="font-semibold wrap-anywhere">{name}</span>{' '}
        <span className="text-muted">{formatSize(evidence.size)}</span>
      </p>
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

interface StoredFile {
  /** Null until the file is read, empty if it no longer exists. */
  url: string | null;
  /** Determined by its content; null for a type that must not open in the browser. */
  type: FileType | null;
  blob: Blob | null;
}

const unread: StoredFile = { url: null, type: null, blob: null };

/** The object URL of a stored file while it is shown. Its type comes from its content, not from its name. */
export function useStoredFile(id: string): StoredFile {
  const [found, setFound] = useState<(StoredFile & { id: string }) | null>(null);
  useEffect(() => {
    let url = '';
    let left = false;
    const read = async () => {
      const file = await workspace.read('files', id);
      const type = file && (await typeOfContent(file.blob));
      if (left) return;
      if (file)
        url = URL.createObjectURL(
          new Blob([file.blob], { type: type ?? 'application/octet-stream' }),
        );
      setFound({ id, url, type, blob: file?.blob ?? null });
    };
    void read();
    return () => {
      left = true;
      if (!url) return;
      URL.revokeObjectURL(url);
      // Otherwise a revoked URL would be shown if the same file comes back.
      setFound((current) => (current?.url === url ? null : current));
    };
  }, [id]);
  return found?.id === id ? found : unread;
}
