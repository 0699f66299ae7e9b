import { DocumentTextIcon, XMarkIcon } from '@heroicons/react/20/solid';
import { buttonClass } from '@/components/ui/button';
import { fileClass, FormField } from '@/components/ui/form-field';
import type { Evidence } from '@/lib/activity-write';
import { formatSize } from '@/lib/pdf-check';

interface EvidenceFieldProps {
  id: string;
  evidence: Evidence | null;
  needed: boolean;
  mistake: string | null | undefined;
  onChoose: (files: readonly File[]) => void;
  onRemove: () => void;
}

/** Takes the PDF that proves an activity and shows the one that was chosen. */
export function EvidenceField({
  id,
  evidence,
  needed,
  mistake,
  onChoose,
  onRemove,
}: EvidenceFieldProps) {
  return (
    <div className="grid gap-2">
      <FormField
        id={id}
        label={`Evidence${needed ? '' : ' (optional)'}`}
        hint={
          evidence
            ? 'To take another one, choose it or drop it here.'
            : 'PDF only, up to 5 MB. Choose it or drop it here.'
        }
        mistake={mistake}
        type="file"
        accept="application/pdf,.pdf"
        required={needed && !evidence}
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])]);
          // So that the same file can be chosen again once it is mended.
          currentTarget.value = '';
        }}
        className={fileClass}
      />
      {evidence && (
        <div className="flex items-center gap-3 rounded-control bg-sunken ps-3">
          <DocumentTextIcon className="size-5 shrink-0 text-muted" aria-hidden="true" />
          <p role="status" className="min-w-0 grow py-2 text-note">
            <span className="font-semibold wrap-anywhere">{evidence.name}</span>{' '}
            <span className="text-muted">{formatSize(evidence.size)}, kept on this device</span>
          </p>
          <button
            type="button"
            aria-label={`Remove ${evidence.name}`}
            onClick={() => {
              onRemove();
              document.getElementById(id)?.focus();
            }}
            className={`${buttonClass('icon')} shrink-0`}
          >
            <XMarkIcon className="size-5" aria-hidden="true" />
          </button>
        </div>
      )}
    </div>
  );
}
