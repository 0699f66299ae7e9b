import { Card } from '@/components/ui/card';
import type { Student } from '@/content/schema/student/student';
import { languageOf } from '@/lib/text/language';

/** The summary; renders nothing without one. */
export function SummaryCard({ summary }: Pick<Student, 'summary'>) {
  if (!summary) return null;
  return (
    <Card title="Summary">
      <p
        dir="auto"
        lang={languageOf(summary)}
        className="text-pretty wrap-anywhere whitespace-pre-line"
      >
        {summary}
      </p>
    </Card>
  );
}
