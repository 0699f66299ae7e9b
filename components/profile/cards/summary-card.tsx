import { Card } from '@/components/ui/card';
import type { Student } from '@/content/schema/student/student';

/** The summary; renders nothing without one. */
export function SummaryCard({ summary }: Pick<Student, 'summary'>) {
  if (!summary) return null;
  return (
    <Card title="Summary">
      <p dir="auto" className="text-pretty wrap-anywhere whitespace-pre-line">
        {summary}
      </p>
    </Card>
  );
}
