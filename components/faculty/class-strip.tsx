'use client';

import { useUpcoming } from './use-upcoming';
import { useManaged } from '@/components/portal/use-managed';
import { fetchCode } from '@/lib/new-release';
import type { UpcomingClass } from '@/content/schema/faculty/class';
import type { Cancellation } from '@/lib/class-cancel';
import { workspace } from '@/lib/workspace/device';
import { ClassPeriod } from './class-period';

const loadDialog = async () => {
  const [part] = await Promise.all([import('./cancel-dialog'), workspace.load('drafts')]);
  return part.CancelDialog;
};

async function restore(cancellation: Cancellation) {
  const part = await fetchCode(() => import('./class-deed'));
  await part?.restoreHere(cancellation).catch(() => {});
}

interface ClassStripProps {
  classes: readonly UpcomingClass[];
  by: string;
}

/** The periods of the day by the viewer's clock: which is held now, which is next, and which are cancelled. */
export function ClassStrip({ classes, by }: ClassStripProps) {
  const { cancellationOf, now, next } = useUpcoming(classes);
  const { managed, Dialog, manage, close } = useManaged(loadDialog);
  const lesson = classes.find(({ id }) => id === managed);
  return (
    <>
      <ol className="flex w-max min-w-full gap-3 print:w-full print:flex-wrap">
        {classes.map((entry) => {
          const { id } = entry;
          const cancellation = cancellationOf(id);
          return (
            <ClassPeriod
              key={id}
              entry={entry}
              mark={id === now ? 'Now' : id === next ? 'Next' : null}
              cancellation={cancellation}
              onAct={() => (cancellation ? void restore(cancellation) : manage(id))}
            />
          );
        })}
      </ol>
      {lesson && Dialog && <Dialog lesson={lesson} by={by} onClose={close} />}
    </>
  );
}
