import { ChosenFile } from '@/components/form/chosen-file';
import { FileField } from '@/components/ui/form-field';
import { evidenceTypes } from '@/lib/file/file-type';
import type { FormFile } from '@/lib/form/form-content';
import { formatSize } from '@/lib/text/file-size';

interface EvidenceFieldProps {
  id: string;
  /** The chosen file; its name and size are missing until it is read. */
  evidence: FormFile | null;
  needed: boolean;
  error: string | null | undefined;
  onChoose: (files: readonly File[]) => void;
  onRemove: () => void;
}

/** The file input for evidence, with the chosen file. */
export function EvidenceField({
  id,
  evidence,
  needed,
  error,
  onChoose,
  onRemove,
}: EvidenceFieldProps) {
  return (
    <div className="grid gap-2">
      <FileField
        id={id}
        label={`Evidence${needed ? '' : ' (optional)'}`}
        hint={
          evidence
            ? 'To replace it, choose another file or drop it here.'
            : 'PDF, JPEG, PNG or WebP, up to 5 MB. Choose it or drop it here.'
        }
        error={error}
        accept={evidenceTypes}
        required={needed && !evidence}
        onChoose={onChoose}
      />
      {evidence?.name !== undefined && (
        <ChosenFile
          name={evidence.name}
          detail={`${formatSize(evidence.size ?? 0)}`}
          field={id}
          announced
          onRemove={onRemove}
        />
      )}
    </div>
  );
}
