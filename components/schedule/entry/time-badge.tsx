/** Marks the current or the next class. */
export function TimeBadge({ word }: { word: 'Now' | 'Next' }) {
  const badgeStyles =
    word === 'Now'
      ? 'bg-accent text-on-accent'
      : 'bg-surface ring-1 ring-control forced-colors:outline';
  return (
    <span className={`ms-auto rounded-full px-2.5 py-0.5 text-small font-semibold ${badgeStyles}`}>
      {word}
    </span>
  );
}
