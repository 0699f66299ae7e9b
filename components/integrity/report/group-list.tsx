import { countText } from '../model/report/report';
import type { TextFile } from '../model/text';

interface GroupListProps {
  /** Ids of files that share passages with each other, directly or through others. */
  groups: readonly (readonly string[])[];
  files: ReadonlyMap<string, TextFile>;
}

/** Three texts or more that share passages. */
export function GroupList({ groups, files }: GroupListProps) {
  return (
    <ul aria-label="Groups" className="grid gap-2">
      {groups.map((ids) => (
        <li key={ids.join(' ')} className="rounded-control bg-sunken p-3 text-note wrap-anywhere">
          {countText(ids.length, 'text')}:{' '}
          {ids.map((id, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <bdi>{files.get(id)?.owner}</bdi>
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
