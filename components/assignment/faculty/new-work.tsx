import { useRef } from 'react';
import type { ReviewStudent } from '@/components/activity/model/review';
import { LettersRegion } from '@/components/drop/letters-region';
import type { FacultyAssignment } from '@/content/schema/faculty/assignment';
import { workspace } from '@/lib/store/device';

interface NewWorkProps {
  items: readonly FacultyAssignment[];
  students: readonly ReviewStudent[];
}

/** The work that came in letters. */
export function NewWork({ items, students }: NewWorkProps) {
  const fallback = useRef<HTMLDivElement>(null);
  const loadDialog = async () => {
    const stores = (['handins', 'received'] as const).map((store) => workspace.load(store));
    const [loaded] = await Promise.all([import('./work-letters'), ...stores]);
    return loaded.WorkLetters;
  };
  return (
    <div ref={fallback} tabIndex={-1} className="outline-none">
      <LettersRegion
        kind="handins"
        loadDialog={loadDialog}
        dialog={{ items, students }}
        fallback={fallback}
      />
    </div>
  );
}
