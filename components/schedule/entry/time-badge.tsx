const styles = {
  Now: 'bg-accent text-on-accent',
  Next: 'bg-surface ring-1 ring-control forced-colors:outline',
  Over: 'text-muted',
} as const;

export type TimeWord = keyof typeof styles;

/** Marks the current or the next class, or one that is over. */
export function TimeBadge({ word }: { word: TimeWord }) {
  return (
    <span className={`ms-auto rounded-full px-2.5 py-0.5 text-small font-semibold ${styles[word]}`}>
      {word}
    </span>
  );
}
