import { EmptyPicture } from '@/components/portal/empty-picture';
import { AllPanel, ViewAll } from '@/components/ui/all-panel';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import type { StudentRow } from '@/content/schema/faculty/student-row';
import { StudentTable } from './student-table';

const shown = 4;
const panel = 'all-student-profiles';

/** The first students and their certificates; View All shows every one. */
export function StudentProfiles({ rows }: { rows: readonly StudentRow[] }) {
  const more = rows.length > shown;
  return (
    <Card
      title="Student Profiles"
      action={more && <ViewAll panel={panel} kind="student profiles" />}
    >
      {rows.length === 0 ? (
        <EmptyState
          sentence="No Student Profiles Yet"
          hint="Students and the certificates they submitted will stand here."
          picture={<EmptyPicture subject="students" />}
        />
      ) : (
        <StudentTable
          caption={more ? `The first ${shown} of ${rows.length} students` : 'Students'}
          rows={rows.slice(0, shown)}
        />
      )}
      {more && (
        <AllPanel id={panel} title="All student profiles">
          <StudentTable caption={`All ${rows.length} students`} rows={rows} />
        </AllPanel>
      )}
    </Card>
  );
}
