import { countText, type UnreadFile } from '../model/report/report';
import { problemSentence } from '../reader/problem-sentence';

/** The files that are not in the comparison, each with the reason. */
export function UnreadList({ unread }: { unread: readonly UnreadFile[] }) {
  return (
    <section className="grid gap-2 rounded-control bg-pending-fill p-4 text-text">
      <h3 className="font-sans text-note font-semibold tracking-normal">
        {countText(unread.length, 'file')} could not be read and{' '}
        {unread.length === 1 ? 'is' : 'are'} not in this report
      </h3>
      <ul aria-label="Files that could not be read" className="grid gap-1 text-note">
        {unread.map(({ name, fault }, index) => (
          <li key={`${name} ${index}`} className="wrap-anywhere">
            {problemSentence(name, fault)}
          </li>
        ))}
      </ul>
    </section>
  );
}
