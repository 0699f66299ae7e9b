import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';

/** The empty state of a search or filter without results. */
export function NoMatch({ sentence, onClear }: { sentence: string; onClear: () => void }) {
  return (
    <EmptyState sentence={sentence} action={<Button onClick={onClear}>Clear filters</Button>} />
  );
}
