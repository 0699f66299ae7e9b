import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';

interface NoMatchProps {
  sentence: string;
  onClear: () => void;
}

/** The empty state of a search or filter without results. */
export function NoMatch({ sentence, onClear }: NoMatchProps) {
  return (
    <EmptyState sentence={sentence} action={<Button onClick={onClear}>Clear filters</Button>} />
  );
}
