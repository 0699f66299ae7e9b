import { Card } from '@/components/ui/card';
import { useLazyNear } from '@/components/ui/lazy/use-lazy-near';
import type { HelpRules } from '@/content/schema/academic';
import type { RegisteredStudent } from '@/content/schema/record/teacher-record';
import type { NeedsHelpProps } from './needs-help';

/** Returns true if the college has a rule, and the register figures, by which students can be listed. */
export const canList = (students: readonly RegisteredStudent[], rules: HelpRules): boolean =>
  [rules.attendance, rules.fall, rules.missing, rules.marks].some((rule) => rule !== null) &&
  students.some(({ attendance, missing, marks }) => attendance ?? missing ?? marks);

const load = async () => (await import('./needs-help')).NeedsHelp;

/** The students who need help most, whose code is loaded when the card is near. */
export function HelpCard(content: NeedsHelpProps) {
  const { Component: NeedsHelp, watch } = useLazyNear(load);
  return (
    <div ref={watch} className="grid min-h-40 min-w-0">
      {NeedsHelp ? <NeedsHelp {...content} /> : <Card title="Who needs help">{null}</Card>}
    </div>
  );
}
