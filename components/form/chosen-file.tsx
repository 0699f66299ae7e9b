import { DocumentTextIcon, XMarkIcon } from '@heroicons/react/20/solid';
import { buttonClass } from '@/components/ui/button';
import { useAnnounced } from '@/components/ui/use-announced';
import { readableName } from '@/lib/file/file-name';

interface ChosenFileProps {
  name: string;
  /** What is said of it: its size, and where it is. */
  detail: string;
  /** The id of the field that took it, where the focus goes when it is removed. */
  field: string;
  /** Whether it is read out as it comes. */
  announced?: boolean;
  onRemove: () => void;
}

/** A file that was chosen in a form, with the way to take it out again. */
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
      <button
        type="button"
        aria-label={`Remove ${name}`}
        onClick={() => {
          onRemove();
          document.getElementById(field)?.focus();
        }}
        className={`${buttonClass('icon')} shrink-0`}
      >
        <XMarkIcon className="size-5" aria-hidden="true" />
      </button>
    </div>
  );
}
