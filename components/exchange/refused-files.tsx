import { useAnnounced } from '@/components/ui/use-announced';
import type { RefusedFile } from './use-exchange-files';

/** Why each refused file was not opened. Announced to screen readers at once. */
export function RefusedFiles({ refused }: { refused: readonly RefusedFile[] }) {
  const messages = refused.map(
    ({ name, problems }) => `${name} was not opened. Nothing was changed. ${problems[0] ?? ''}`,
  );
  useAnnounced(messages.join(' '), { urgent: true });
  return (
    <div className="grid gap-2 empty:hidden">
      {refused.map(({ name, problems }, index) => (
        <div
          key={`${index} ${name}`}
          role="group"
          aria-label={`${name} was not opened`}
          className="rounded-control border border-rejected bg-rejected-fill px-4 py-3 text-note text-rejected"
        >
          <p className="font-semibold wrap-anywhere">{name} was not opened. Nothing was changed.</p>
          <Problems problems={problems} />
        </div>
      ))}
    </div>
  );
}

/** The first problem is a sentence; the others are its details. */
function Problems({ problems: [first, ...more] }: { problems: readonly string[] }) {
  return (
    <>
      <p className="wrap-anywhere">{first}</p>
      {more.length > 0 && (
        <ul className="mt-1 list-disc ps-5">
          {more.map((problem, index) => (
            <li key={index} className="wrap-anywhere">
              {problem}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
