import { inventedAssignment, inventedClass } from '@/components/integrity/model/invented-class';
import { sharedPassage, type Excerpt } from '@/components/marketing/model/passage-excerpt';

/** Two texts of an invented class with a passage that they share, found by the portal's comparison. */
export function CheckerPreview() {
  const passage = sharedPassage(inventedClass(), { assignment: inventedAssignment });
  if (!passage) return null;
  return (
    <div>
      {passage.excerpts.map((excerpt) => (
        <ExcerptFigure key={excerpt.owner} {...excerpt} />
      ))}
      <p className="mt-4 text-note font-medium">{passage.words} words in a row are the same.</p>
    </div>
  );
}

function ExcerptFigure({ owner, page, before, shared, after }: Excerpt) {
  return (
    <figure className="mt-3 rounded-control border border-line bg-canvas p-3.5 first:mt-0">
      <figcaption className="text-small font-semibold text-muted">
        {owner}, page {page}
      </figcaption>
      <blockquote className="mt-1 text-note">
        {before}
        <mark className="bg-accent text-on-accent print:underline">{shared}</mark>
        {after}
      </blockquote>
    </figure>
  );
}
