import { Card } from '@/components/ui/card';
import type { Student } from '@/content/schema/student/student';

export function SummaryCard({ summary }: Pick<Student, 'summary'>) {
  return (
    <Card title="Summary">
      <p dir="auto" className="text-pretty whitespace-pre-line">
        {summary}
      </p>
    </Card>
  );
}
