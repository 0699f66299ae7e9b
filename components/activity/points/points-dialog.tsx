'use client';

import { useId, useMemo, type ReactNode } from 'react';
import { dueText, missingText, totalText } from '@/components/activity/model/point-text';
import { pointsOf } from '@/components/activity/model/points';
import { Dialog } from '@/components/ui/dialog';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import type { ActivityRules } from '@/content/schema/activity-rules';
import type { Activity } from '@/lib/activity/activity';
import { useList } from '@/lib/store/use-list';
import { HeadList } from './head-list';
import { CountedTable, HeadTable } from './points-table';

export interface PointsDialogProps {
  /** The activities in the college's record. */
  activities: readonly Activity[];
  rules: ActivityRules;
  /** Whether the student joined by lateral entry. */
  isLateral?: boolean | undefined;
  /** The student's semester, to say what is due in it. */
  semester?: number | undefined;
}

/** The activity points: a ring for each head, the same figures as a table, and what every activity counts for. */
export function PointsDialog(props: PointsDialogProps & LazyDialogProps) {
  const { activities: published, rules, isLateral, semester, onClose } = props;
  const all = useList('activities', published);
  const { points, due } = useMemo(() => {
    const listed = all.filter(({ withdrawn }) => !withdrawn);
    const whole = pointsOf(listed, rules, { isLateral });
    const now = pointsOf(listed, rules, { isLateral, semester });
    return { points: whole, due: dueText(now, whole, semester) };
  }, [all, rules, isLateral, semester]);
  return (
    <Dialog title={rules.name} onClose={onClose} wide>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {due && <p className="font-semibold">{due} </p>}
        <p>
          {due && 'By the end of the programme: '}
          <span className={due ? '' : 'font-semibold'}>{totalText(points)}</span>{' '}
          {missingText(points)}
        </p>
        <HeadList heads={points.heads} />
        <Section title="Every head">
          <HeadTable heads={points.heads} />
        </Section>
        {points.activities.length > 0 && (
          <Section title="What counts">
            <CountedTable activities={points.activities} />
          </Section>
        )}
        <RulesSource rules={rules} />
      </div>
    </Dialog>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="grid gap-2">
      <h3 id={heading} className="text-lead">
        {title}
      </h3>
      {children}
    </section>
  );
}

function RulesSource({ rules: { source } }: Pick<PointsDialogProps, 'rules'>) {
  return (
    <p className="text-small text-muted">
      Approved activities count, with the changes on this device; the college’s own count decides.
      {source && (
        <>
          {' '}
          Rules:{' '}
          <a href={source.href} rel="noopener" className="underline underline-offset-2">
            {source.text}
          </a>
        </>
      )}
    </p>
  );
}
