import { ChosenFile } from '@/components/form/chosen-file';
import { FileField } from '@/components/ui/form-field';
import { useAnnounced } from '@/components/ui/use-announced';
import type { StoredPdf } from '@/lib/file/stored-pdf';
import { formatSize } from '@/lib/text/file-size';

interface FilesFieldProps {
  id: string;
  files: readonly StoredPdf[];
  needed: boolean;
  error: string | undefined;
  onChoose: (files: File[]) => void;
  onRemove: (file: string) => void;
}

/** The file field of an assignment, with the list of chosen PDFs. */
export function FilesField({ id, files, needed, error, onChoose, onRemove }: FilesFieldProps) {
  useAnnounced(files.length > 0 ? `Chosen: ${files.map(({ name }) => name).join(', ')}` : '');
  return (
    <div className="grid gap-2">
      <FileField
        id={id}
        label="Assignment file"
        hint={
          files.length > 0
            ? 'To add another PDF, choose it or drop it here.'
            : 'PDF only, up to 5 MB. Choose it or drop it here.'
        }
        error={error}
        name="file"
        multiple
        required={needed && files.length === 0}
        accept="application/pdf,.pdf"
        onChoose={onChoose}
      />
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
