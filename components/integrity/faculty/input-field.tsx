import { XMarkIcon } from '@heroicons/react/20/solid';
import { useId, useState, useRef, type DragEvent } from 'react';
import { Button } from '@/components/ui/button';
import { FileField } from '@/components/ui/form-field';
import { useAnnounced } from '@/components/ui/use-announced';
import { countText } from '../model/report';
import { readableFiles } from '../reader/limit';
import {
  addFiles,
  maxFiles,
  readDroppedFiles,
  toOwnedFiles,
  type OwnedFile,
} from './dropped-folder';

interface InputFieldProps {
  label: string;
  hint: string;
  files: readonly OwnedFile[];
  /** Also offers to choose a whole folder. */
  withFolder?: boolean;
  onChange: (files: OwnedFile[]) => void;
}

/** Files of one kind, by picker or by drop. */
export function InputField({ label, hint, files, withFolder = false, onChange }: InputFieldProps) {
  const id = useId();
  const [error, setError] = useState<string | null>(null);
  useAnnounced(files.length > 0 ? `${label}: ${countText(files.length, 'file')}` : '');
  useAnnounced(error ?? '', { urgent: true });
  const add = (chosen: readonly OwnedFile[]) => {
    const all = addFiles(files, chosen);
    setError(all.length > maxFiles ? `Compare at most ${maxFiles} files at once.` : null);
    onChange(all.slice(0, maxFiles));
  };
  const drop = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    if (event.type === 'drop')
      void readDroppedFiles(event.dataTransfer).then(add, () =>
        setError('The folder could not be read. Choose its files instead.'),
      );
  };
  const choose = (chosen: File[]) => add(toOwnedFiles(chosen));
  return (
    <div onDragOver={drop} onDrop={drop} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className={`grid gap-x-6 gap-y-3 ${withFolder ? 'md:grid-cols-2' : ''}`}>
        <FileField
          id={id}
          label={label}
          hint={hint}
          error={error}
          accept={readableFiles.accept}
          multiple
          onChoose={choose}
        />
        {withFolder && (
          <FileField
            id={`${id}-folder`}
            label="Or a folder"
            hint="If every student has a folder in it, as Moodle offers, work is named after these folders."
            {...{ webkitdirectory: '' }}
            onChoose={choose}
          />
        )}
      </div>
      {files.length > 0 && <ChosenFiles label={label} files={files} onChange={onChange} />}
    </div>
  );
}

type ChosenFilesProps = Pick<InputFieldProps, 'label' | 'files' | 'onChange'>;

/** The chosen files by name; one or all of them can be removed. */
function ChosenFiles({ label, files, onChange }: ChosenFilesProps) {
  const summary = useRef<HTMLElement>(null);
  const remove = (removed: OwnedFile) => {
    summary.current?.focus();
    onChange(files.filter((one) => one !== removed));
  };
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 rounded-control bg-sunken p-2 ps-3">
      <details className="min-w-0 flex-1 basis-40 text-note">
        <summary ref={summary} className="w-fit cursor-pointer py-2 font-semibold">
          {countText(files.length, 'file')} chosen
        </summary>
        <ul className="mt-1 max-h-56 divide-y divide-line overflow-auto pe-2">
          {files.map((one, index) => (
            <li
              key={`${one.file.name} ${index}`}
              className="flex items-center justify-between gap-3 py-0.5"
            >
              <span className="min-w-0 wrap-anywhere">
                <bdi>{one.owner}</bdi> <span className="text-muted">({one.file.name})</span>
              </span>
              <button
                type="button"
                aria-label={`Remove ${one.file.name}`}
                onClick={() => remove(one)}
                className="grid size-8 shrink-0 place-items-center rounded-control hover:text-brand pointer-coarse:size-11"
              >
                <XMarkIcon className="size-4" aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      </details>
      <Button aria-label={`Remove all: ${label}`} onClick={() => onChange([])}>
        Remove all
      </Button>
    </div>
  );
}
