import { StatusBadge } from '@/components/page/status-badge';
import type { Activity } from '@/content/schema/student/activity';

interface TrackerPreviewProps {
  activities: readonly Pick<Activity, 'id' | 'name' | 'category' | 'status'>[];
}

/** The three newest activities of the sample record; renders nothing when there are none. */
export function TrackerPreview({ activities }: TrackerPreviewProps) {
  if (activities.length === 0) return null;
  return (
    <ul className="divide-y divide-line border-t border-line">
      {activities.slice(0, 3).map(({ id, name, category, status }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 py-2.5 last:pb-0"
        >
          <span className="min-w-0 flex-1 basis-40">
            <span className="block font-semibold">{name}</span>
            <span className="block text-small text-muted">{category}</span>
          </span>
          <StatusBadge status={status} />
        </li>
      ))}
    </ul>
  );
}
