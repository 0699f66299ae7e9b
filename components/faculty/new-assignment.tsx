import { Card } from '@/components/ui/card';
import { AssignmentForm } from './assignment-form';

/** The card in which a new assignment is named, its file chosen, and both checked. */
export function NewAssignment({ className }: { className?: string }) {
  return (
    <Card title="Create New Assignment" className={className}>
      <AssignmentForm />
    </Card>
  );
}
