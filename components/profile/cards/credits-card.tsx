import { XMarkIcon } from '@heroicons/react/20/solid';
import { useRef } from 'react';
import { Gauge } from '@/components/charts/gauge';
import { BasisLine } from '@/components/page/basis-line';
import { Card } from '@/components/ui/card';
import type { Credits } from '@/content/schema/student/credits';
import { workspace } from '@/lib/store/device';
import { dismiss as dismissal, dismissalOf } from '@/lib/store/dismissal';
import { useRecords } from '@/lib/store/use-records';
import { announce } from '@/lib/toast/announce';

interface CreditsCardProps {
  credits: Credits | undefined;
  /** Since when there are results. */
  since?: string | undefined;
  /** The student's semester. */
  semester?: number | undefined;
}

const namesLastSemester = /\blast sem/i;

/** The credit grade as a gauge, with its percentage, date and basis; renders nothing if the college has none. */
export function CreditsCard({ credits, since, semester }: CreditsCardProps) {
  if (!credits) return null;
  const { grade, maximum, note, asOf, basis } = credits;
  const share = grade / maximum;
  return (
    <Card title="Current Credits">
      <Gauge share={share} maximum={maximum} />
      <div className="text-center">
        <p className="figure text-figure">{(share * 100).toFixed(1)}%</p>
        <BasisLine
          basis={`Grade ${grade} out of ${maximum}. ${basis}`}
          asOf={asOf}
          className="mt-1 font-medium"
        />
        {since && <p className="text-small text-muted">Results: {since}</p>}
      </div>
      {/* Nothing can be compared with the time before the first semester. */}
      {!(semester === 1 && namesLastSemester.test(note)) && <DismissibleNote text={note} />}
    </Card>
  );
}

/** A note that the viewer can dismiss. This device remembers the dismissal, and the focus stays in position. */
function DismissibleNote({ text }: { text: string }) {
  const container = useRef<HTMLDivElement>(null);
  const dismissed = useRecords('flags').has(dismissalOf(text));
  const dismiss = () => {
    // If the write fails, the note comes back and the workspace shows the error.
    workspace.write([dismissal(text)]).catch(() => {});
    announce('Note dismissed');
    container.current?.focus();
  };
  return (
    <div ref={container} tabIndex={-1} className="outline-none">
      {!dismissed && (
        <p className="mt-4 flex items-center justify-between gap-2 rounded-control bg-brand-soft py-1 ps-3 pe-1 font-medium">
          <span className="py-1">{text}</span>
          <button
            type="button"
            aria-label="Dismiss the note"
            onClick={dismiss}
            className="inline-flex size-8 shrink-0 items-center justify-center rounded-control text-muted transition-colors duration-150 hover:text-text pointer-coarse:size-11 print:hidden no-js:hidden"
          >
            <XMarkIcon className="size-5" aria-hidden="true" />
          </button>
        </p>
      )}
    </div>
  );
}
