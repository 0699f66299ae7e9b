import type { ReactNode } from 'react';
import { PortalLink } from '@/components/page/portal-link';
import { performanceOf } from '@/components/performance/model/marks';
import { whatNext, type NextOptions, type NextStep } from '@/components/progress/model/what-next';
import { cornerLinkClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { LazyDialogButton } from '@/components/ui/lazy/lazy-dialog-button';
import type { ComingClasses } from '@/components/performance/model/coming-plan';
import type { Subject } from '@/content/schema/student/subject';
import { routes } from '@/lib/site/routes';
import { formatShortDay } from '@/lib/time/date';

interface NextCardsProps extends NextOptions {
  subjects: readonly Subject[];
  coming: ComingClasses | null;
}

const loadNeed = async () =>
  (await import('@/components/performance/student/subject-dialog')).SubjectDialog;

/** Shows what matters most now, and what comes after it; the first is the filled card of the page. */
export function NextCards({ subjects, coming, ...options }: NextCardsProps) {
  const { assignments, work, today, grading, threshold } = options;
  if (today === null)
    return <div aria-hidden="true" className="min-h-40 no-js:hidden print:hidden" />;
  const steps = whatNext(options);
  if (steps.length === 0) {
    const [next] = work;
    return (
      <Card title="Nothing is pressing" className="@2xl:col-span-full">
        <p className="text-note text-muted">
          {next?.due
            ? `Next due: ${next.name}, ${formatShortDay(next.due, today)}`
            : assignments.length > 0
              ? 'No work is due.'
              : 'The college lists no work here.'}
        </p>
      </Card>
    );
  }
  const gradeOf = (id: string | null) =>
    options.standing.subjects.find((one) => one.id === id)?.grade ?? null;
  return steps.map((step, index) => {
    const subject = subjects.find(({ id }) => id === step.subject);
    const performance = subject && performanceOf(subject, assignments);
    return (
      <NextCard key={step.kind} step={step} isFirst={index === 0}>
        {step.kind === 'work' ? (
          <PortalLink href={routes.assignments} className={linkClass}>
            Assignments
          </PortalLink>
        ) : step.kind === 'grade' && performance ? (
          <LazyDialogButton
            load={loadNeed}
            props={{ performance, grading, threshold, coming, grade: gradeOf(step.subject) }}
            label={`What do I need in ${performance.name}?`}
            className={linkClass}
          >
            What do I need?
          </LazyDialogButton>
        ) : null}
      </NextCard>
    );
  });
}

const linkClass = `${cornerLinkClass} !text-current pointer-coarse:min-h-11 print:hidden`;

interface NextCardProps {
  step: NextStep;
  isFirst: boolean;
  children: ReactNode;
}

function NextCard({ step, isFirst, children }: NextCardProps) {
  return (
    <section
      aria-label={isFirst ? 'What matters most now' : 'Next'}
      className={`flex min-w-0 flex-col rounded-card border p-5 only:@2xl:col-span-full ${isFirst ? 'border-feature bg-feature text-on-feature forced-colors:border-line print:border-line' : 'border-line bg-surface'}`}
    >
      <p className={`text-note ${isFirst ? '' : 'text-muted'}`}>
        {isFirst ? 'What matters most now' : 'Next'}
      </p>
      <h2 className="mt-1 text-title wrap-anywhere">{step.text}</h2>
      {step.bar && <StepBar bar={step.bar} isFirst={isFirst} />}
      <p
        className={`mt-2 flex flex-wrap items-baseline justify-between gap-x-4 text-note ${isFirst ? '' : 'text-muted'}`}
      >
        {step.detail}
        <span className={isFirst ? '' : 'text-brand'}>{children}</span>
      </p>
    </section>
  );
}

/** A share with its limit, or what is reached and what is still needed; the words say the same. */
function StepBar({ bar, isFirst }: { bar: NonNullable<NextStep['bar']>; isFirst: boolean }) {
  const { filled, limit, needed } = bar;
  return (
    <svg className="mt-4 block h-3 w-full overflow-visible rtl:-scale-x-100" aria-hidden="true">
      <rect
        width="100%"
        height="10"
        rx="5"
        className={isFirst ? 'fill-on-feature/25' : 'fill-sunken'}
      />
      {filled > 0 && (
        <rect
          width={`${Math.min(100, filled)}%`}
          height="10"
          rx="5"
          className={isFirst ? 'fill-accent' : 'fill-brand'}
        />
      )}
      {needed && (
        <rect
          x={`${needed.from}%`}
          width={`${needed.size}%`}
          y="1"
          height="8"
          rx="4"
          strokeWidth="2"
          strokeDasharray="3 2"
          className={`fill-none ${isFirst ? 'stroke-on-feature' : 'stroke-brand'}`}
        />
      )}
      {limit !== undefined && (
        <rect
          x={`${limit}%`}
          transform="translate(-1)"
          y="-4"
          width="2"
          height="18"
          className={isFirst ? 'fill-on-feature' : 'fill-text'}
        />
      )}
    </svg>
  );
}
