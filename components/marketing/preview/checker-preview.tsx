import { sharedRun, type MarkedText } from '@/components/marketing/model/shared-run';
import type { MarketingDemo } from '@/content/schema/marketing/demo';

/** Two texts side by side with the words that they share; renders nothing when there are none. */
export function CheckerPreview({ texts }: Pick<MarketingDemo, 'texts'>) {
  const run = texts && sharedRun(texts.one.text, texts.other.text);
  if (!run) return null;
  return (
    <div>
      <Excerpt name={texts.one.name} text={run.one} />
      <Excerpt name={texts.other.name} text={run.other} />
      <p className="mt-4 text-note font-medium">{run.words} words in a row are the same.</p>
    </div>
  );
}

function Excerpt({ name, text: { before, shared, after } }: { name: string; text: MarkedText }) {
  return (
    <figure className="mt-3 rounded-control border border-line bg-canvas p-3.5 first:mt-0">
      <figcaption className="text-small font-semibold text-muted">{name}</figcaption>
      <blockquote dir="auto" className="mt-1 text-note">
        {before}
        <mark className="bg-accent text-on-accent">{shared}</mark>
        {after}
      </blockquote>
    </figure>
  );
}
