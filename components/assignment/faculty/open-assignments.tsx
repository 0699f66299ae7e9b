import {
  byDueDate,
  handedInOf,
  handedInText,
  type HandedInCount,
} from '@/components/assignment/model/open-assignment';
import { PortalLink } from '@/components/page/portal-link';
import { ShortDay } from '@/components/page/short-day';
import { useToday } from '@/components/page/use-clock';
import { Bar } from '@/components/ui/bar';
import { cornerLinkClass } from '@/components/ui/button';
import type { FacultyAssignment } from '@/content/schema/faculty/assignment';
import { routes } from '@/lib/site/routes';
import { useList, type OwnAssignment } from '@/lib/store/use-list';
import { useRecords } from '@/lib/store/use-records';
import { formatCount } from '@/lib/text/count';

interface OpenAssignmentsProps {
  items: readonly FacultyAssignment[];
  /** The number of students in each section. */
  sizes: ReadonlyMap<string, number>;
}

const shown = 3;

/** The open assignments that are due next, with how many students have handed them in; nothing if none is open. */
export function OpenAssignments({ items, sizes }: OpenAssignmentsProps) {
  const today = useToday();
  const { open } = byDueDate(useList('assignments', items), today);
  const records = { sizes, received: useRecords('received'), handins: useRecords('handins') };
  if (today === null || open.length === 0) return null;
  return (
    <div className="px-5 py-1">
      <ul aria-label="Open assignments" className="divide-y divide-line">
        {open.slice(0, shown).map((assignment) => (
          <OpenAssignment
            key={assignment.id}
            assignment={assignment}
            handedIn={handedInOf(assignment, records)}
          />
        ))}
      </ul>
      {open.length > shown && (
        <PortalLink
          href={routes.facultyAssignments}
          className={`${cornerLinkClass} mb-2 pointer-coarse:min-h-11`}
        >
          All {formatCount(open.length)} open assignments
        </PortalLink>
      )}
    </div>
  );
}

interface OpenAssignmentProps {
  assignment: OwnAssignment;
  /** Null if it is not known. */
  handedIn: HandedInCount | null;
}

function OpenAssignment({ assignment, handedIn }: OpenAssignmentProps) {
  const { id, name, section, due } = assignment;
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 py-2.5">
      <p className="min-w-0 text-note wrap-anywhere">
        <PortalLink
          href={routes.facultyAssignments}
          hash={`#${id}`}
          className="font-semibold after:absolute after:inset-0 hover:text-brand hover:underline"
        >
          <bdi>{name}</bdi>
        </PortalLink>{' '}
        <bdi className="text-muted">{section}</bdi>
      </p>
      <p className="text-note text-muted">{due && <ShortDay day={due} />}</p>
      {handedIn && (
        <>
          <div className="self-center">
            <Bar percent={(100 * handedIn.count) / handedIn.of} />
          </div>
          <p className="text-note whitespace-nowrap">{handedInText(handedIn)}</p>
        </>
      )}
    </li>
  );
}
