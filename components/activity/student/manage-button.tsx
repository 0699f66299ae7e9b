import { EllipsisHorizontalIcon } from '@heroicons/react/20/solid';
import { Button } from '@/components/ui/button';

/** Opens one activity. Narrow screens show only the icon. */
export function ManageButton({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <Button
      aria-label={`Manage ${name}`}
      aria-haspopup="dialog"
      onClick={onClick}
      className="max-lg:w-10 max-lg:px-0 max-lg:pointer-coarse:w-11"
    >
      <span className="max-lg:hidden">Manage</span>
      <EllipsisHorizontalIcon className="size-5 lg:hidden" aria-hidden="true" />
    </Button>
  );
}
