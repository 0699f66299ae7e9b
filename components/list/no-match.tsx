import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';

interface NoMatchProps {
  sentence: string;
  onClear: () => void;
}

/** What stands where a search and a filter leave nothing, with the way back. */
export function NoMatch({ sentence, onClear }: NoMatchProps) {
  return (
    <EmptyState
      sentence={sentence}
      action={
        <button type="button" onClick={onClear} className={buttonClass()}>
          Clear filters
        </button>
      }
    />
  );
}
