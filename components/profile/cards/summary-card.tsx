import { WrittenText } from '@/components/page/written-text';
import { Card } from '@/components/ui/card';
import type { Student } from '@/content/schema/student/student';

/** The summary; renders nothing without one. */
export function SummaryCard({ summary }: Pick<Student, 'summary'>) {
  if (!summary) return null;
  return (
    <Card title="Summary">
      <WrittenText className="text-pretty wrap-anywhere whitespace-pre-line">{summary}</WrittenText>
    </Card>
  );
}
