import { XMarkIcon } from '@heroicons/react/20/solid';
import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { countText } from '../model/report/report';
import type { OwnedFile } from './dropped-folder';

interface ChosenFilesProps {
  /** The label of their field. */
  label: string;
  files: readonly OwnedFile[];
  onChange: (files: OwnedFile[]) => void;
}

/** The chosen files by name; one or all of them can be removed. */
export function ChosenFiles({ label, files, onChange }: ChosenFilesProps) {
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
