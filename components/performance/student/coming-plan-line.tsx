import { useToday } from '@/components/page/use-clock';
import { planSentence, toneClasses } from './plan-sentence';
import type { PlanProps } from './standing-props';

/** The plan until the next exam, or until the end of the term; nothing once that is over. */
export function ComingPlanLine({ performance, threshold, coming }: PlanProps) {
  const today = useToday();
  const { attendance } = performance;
  const isOver = coming?.has(performance) && today !== null && coming.termEnd < today;
  if (!attendance || threshold === null || isOver) return null;
  const { text, tone } = planSentence({ performance, coming }, attendance, threshold, {
    today,
  });
  return (
    <p className={`text-note font-semibold text-pretty wrap-anywhere ${toneClasses[tone]}`}>
      {text}
    </p>
  );
}
