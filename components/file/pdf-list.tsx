import { ArrowDownTrayIcon } from '@heroicons/react/16/solid';
import { Button } from '@/components/ui/button';
import { fileNameFor } from '@/lib/file/file-type';
import type { StoredPdf } from '@/lib/file/stored-pdf';
import { saveStored } from '@/lib/file/save-stored';
import { formatSize } from '@/lib/text/file-size';

const nameOf = ({ name }: StoredPdf) => fileNameFor(name, 'application/pdf');

/** The PDFs of an assignment, each with a download button. */
export function PdfList({ files }: { files: readonly StoredPdf[] }) {
  return (
    <ul className="grid gap-2">
      {files.map((facts) => (
        <li
          key={facts.file}
          className="flex flex-wrap items-center justify-between gap-2 rounded-control bg-sunken p-2 ps-3 text-note"
        >
          <span className="min-w-0 flex-1 basis-40">
            <span className="font-semibold wrap-anywhere">{nameOf(facts)}</span>{' '}
            <span className="text-muted">{formatSize(facts.size)}</span>
          </span>
          <Button aria-label={`Download ${nameOf(facts)}`} onClick={() => void saveStored(facts)}>
            <ArrowDownTrayIcon className="size-4" aria-hidden="true" />
            Download
          </Button>
        </li>
      ))}
    </ul>
  );
}
