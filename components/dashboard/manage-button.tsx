import { EllipsisHorizontalIcon } from '@heroicons/react/20/solid';
import { buttonClass } from '@/components/ui/button';

/** The way into one activity; on a phone only its sign is seen. */
export function ManageButton({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={`Manage ${name}`}
      aria-haspopup="dialog"
      onClick={onClick}
      className={`${buttonClass()} max-md:w-10 max-md:px-0 max-md:pointer-coarse:w-11`}
    >
      <span className="max-md:hidden">Manage</span>
      <EllipsisHorizontalIcon className="size-5 md:hidden" aria-hidden="true" />
    </button>
  );
}
