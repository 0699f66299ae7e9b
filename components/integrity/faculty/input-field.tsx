import { useId, useState, type DragEvent } from 'react';
import { Button } from '@/components/ui/button';
import { FileField } from '@/components/ui/form-field';
import { useAnnounced } from '@/components/ui/use-announced';
import { countText } from '../model/report/report';
import { maxFiles, readDroppedFiles, toOwnedFile, type OwnedFile } from './dropped-folder';

const accept = '.pdf,.docx,.txt,application/pdf,text/plain';

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
  const add = (chosen: readonly OwnedFile[]) => {
    const all = [...files, ...chosen];
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
  return (
    <div onDragOver={drop} onDrop={drop} className="grid gap-2">
      <FileField
        id={id}
        label={label}
        hint={hint}
        error={error}
        multiple
        accept={accept}
        onChoose={(chosen) => add(chosen.map(toOwnedFile))}
      />
      {withFolder && (
        <FileField
          id={`${id}-folder`}
          label="Or choose a folder"
          {...{ webkitdirectory: '' }}
          onChoose={(chosen) => add(chosen.map(toOwnedFile))}
        />
      )}
      {files.length > 0 && (
        <div className="flex flex-wrap items-start justify-between gap-2">
          <details className="min-w-0 text-note">
            <summary className="cursor-pointer">{countText(files.length, 'file')} chosen</summary>
            <ul className="mt-1 max-h-48 list-disc overflow-auto ps-5">
              {files.map(({ file, owner }, index) => (
                <li key={`${file.name} ${index}`} className="wrap-anywhere">
                  <bdi>{owner}</bdi> <span className="text-muted">({file.name})</span>
                </li>
              ))}
            </ul>
          </details>
          <Button aria-label={`Remove all: ${label}`} onClick={() => onChange([])}>
            Remove all
          </Button>
        </div>
      )}
    </div>
  );
}
