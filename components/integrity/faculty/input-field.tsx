import { useId, useState, type DragEvent } from 'react';
import { FileField } from '@/components/ui/form-field';
import { useAnnounced } from '@/components/ui/use-announced';
import { countText } from '../model/report/report';
import { readableFiles } from '../reader/limit';
import { ChosenFiles } from './chosen-files';
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
          {...{ id, label, hint, error }}
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
