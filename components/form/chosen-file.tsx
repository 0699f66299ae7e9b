import { DocumentTextIcon, XMarkIcon } from '@heroicons/react/20/solid';
import { Button } from '@/components/ui/button';
import { useAnnounced } from '@/components/ui/use-announced';
import { readableName } from '@/lib/file/file-name';

interface ChosenFileProps {
  name: string;
  /** Details such as the size of the file. */
  detail: string;
  /** The id of the file field, which receives the focus when the file is removed. */
  field: string;
  /** True if a screen reader announces the file when it appears. */
  announced?: boolean;
  onRemove: () => void;
}

/** A file chosen in a form, with a button to remove it. */
export function ChosenFile({
  detail,
  field,
  announced = false,
  onRemove,
  ...file
}: ChosenFileProps) {
  const name = readableName(file.name);
  useAnnounced(announced ? `${name} ${detail}` : '', { first: true });
  return (
    <div className="flex items-center gap-3 rounded-control bg-sunken ps-3">
      <DocumentTextIcon className="size-5 shrink-0 text-muted" aria-hidden="true" />
      <p className="min-w-0 grow py-2 text-note">
        <span className="font-semibold wrap-anywhere">{name}</span>{' '}
        <span className="text-muted">{detail}</span>
      </p>
      <Button
        variant="icon"
        aria-label={`Remove ${name}`}
        onClick={() => {
          onRemove();
          document.getElementById(field)?.focus();
        }}
        className="shrink-0"
      >
        <XMarkIcon className="size-5" aria-hidden="true" />
      </Button>
    </div>
  );
}
