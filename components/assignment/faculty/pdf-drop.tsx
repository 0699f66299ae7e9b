import { ArrowUpTrayIcon } from '@heroicons/react/20/solid';
import { ChosenFile } from '@/components/form/chosen-file';
import { buttonClass } from '@/components/ui/button';
import { useAnnounced } from '@/components/ui/use-announced';
import type { StoredPdf } from '@/lib/file/stored-pdf';
import { formatSize } from '@/lib/text/file-size';

interface PdfDropProps {
  id: string;
  files: readonly StoredPdf[];
  needed: boolean;
  error: string | undefined;
  onChoose: (files: File[]) => void;
  onRemove: (file: string) => void;
}

/** The file field of an assignment, with the list of chosen PDFs. The form around it takes what is dropped. */
export function PdfDrop({ id, files, needed, error, onChoose, onRemove }: PdfDropProps) {
  useAnnounced(files.length > 0 ? `Chosen: ${files.map(({ name }) => name).join(', ')}` : '');
  const described = [`${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="grid gap-2">
      {error && (
        <p
          id={`${id}-error`}
          className="text-small font-medium whitespace-pre-line wrap-anywhere text-rejected"
        >
          {error}
        </p>
      )}
      <div
        className={`relative flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-dashed px-4 py-3 ${error ? 'border-rejected' : 'border-control'}`}
      >
        <p id={`${id}-hint`} className="flex grow items-center gap-2 text-note">
          <ArrowUpTrayIcon className="size-5 shrink-0 text-muted" aria-hidden="true" />
          {files.length > 0 ? 'Drop another PDF here, up to 5 MB' : 'Drop a PDF here, up to 5 MB'}
        </p>
        {/* It stays empty, so that a file can be chosen again after it is fixed. */}
        <input
          id={id}
          type="file"
          name="file"
          multiple
          accept="application/pdf,.pdf"
          aria-invalid={error ? true : undefined}
          aria-required={(needed && files.length === 0) || undefined}
          aria-describedby={described}
          onChange={({ currentTarget }) => {
            const chosen = [...(currentTarget.files ?? [])];
            currentTarget.value = '';
            onChoose(chosen);
          }}
          className="peer sr-only"
        />
        <label
          htmlFor={id}
          className={`${buttonClass()} cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand`}
        >
          <span className="sr-only">Assignment file: </span>
          Choose a file
        </label>
      </div>
      {files.map(({ file, name, size }) => (
        <ChosenFile
          key={file}
          name={name}
          detail={formatSize(size)}
          field={id}
          onRemove={() => onRemove(file)}
        />
      ))}
    </div>
  );
}
