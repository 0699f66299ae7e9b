import { ArrowDownTrayIcon, PlusIcon } from '@heroicons/react/16/solid';
import { buttonClass } from '@/components/ui/button';
import { OnDemand } from '@/components/ui/on-demand';
import { workspace } from '@/lib/workspace/device';
import type { ExportedActivities } from './export-dialog';

const loadExport = async () => (await import('./export-dialog')).ExportDialog;

const loadSubmit = async () => {
  const [part] = await Promise.all([import('./activity-dialog'), workspace.load('drafts')]);
  return part.ActivityDialog;
};

/** The ways to take the list along and to submit something new. */
export function ActivityActions({ exported }: { exported: ExportedActivities | null }) {
  return (
    <div className="flex grow flex-wrap gap-2 @lg:grow-0">
      {exported && (
        <OnDemand
          load={loadExport}
          given={exported}
          name="export-activities"
          className={`${buttonClass()} grow @lg:grow-0`}
        >
          <ArrowDownTrayIcon className="size-4 md:max-lg:hidden" aria-hidden="true" />
          Export
        </OnDemand>
      )}
      <OnDemand
        load={loadSubmit}
        given={{}}
        name="submit-activity"
        className={`${buttonClass('primary')} grow !whitespace-normal @lg:grow-0`}
      >
        <PlusIcon className="size-4 md:max-lg:hidden" aria-hidden="true" />
        Submit for Approval
      </OnDemand>
    </div>
  );
}
