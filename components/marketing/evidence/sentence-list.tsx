import type { ReactNode } from 'react';

interface SentenceListProps {
  heading: string;
  sentences: readonly string[];
  /** The decorative icon in front of each sentence. */
  icon: ReactNode;
}

/** Sentences with a heading; renders nothing when there are none. */
export function SentenceList({ heading, sentences, icon }: SentenceListProps) {
  if (sentences.length === 0) return null;
  return (
    <div>
      <h3 className="text-lead">{heading}</h3>
      <ul className="mt-2 space-y-1.5">
        {sentences.map((sentence) => (
          <li key={sentence} className="flex gap-2.5">
            {icon}
            <span className="min-w-0">{sentence}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
