interface FigureListProps {
  figures: readonly { value: string; label: string }[];
  className?: string;
  /** Font size class of the figures, where the default does not fit. */
  figureClass?: string;
}

/** Large figures with labels; renders nothing when there are none. */
export function FigureList({
  figures,
  className = 'flex flex-wrap gap-x-8 gap-y-4',
  figureClass = figures.some(({ value }) => value.length > 7) ? 'text-heading' : 'text-figure',
}: FigureListProps) {
  if (figures.length === 0) return null;
  return (
    <dl className={className}>
      {figures.map(({ value, label }, index) => (
        <div key={index} className="flex min-w-0 flex-col-reverse justify-end gap-1">
          <dt dir="auto">{label}</dt>
          <dd dir="auto" className={`figure ${figureClass}`}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
