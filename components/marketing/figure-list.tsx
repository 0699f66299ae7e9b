interface FigureListProps {
  figures: readonly { value: string; label: string }[];
  className?: string;
  /** The look of a figure, where the usual size does not fit. */
  figureClass?: string;
}

/** Figures, each large and labelled once. */
export function FigureList({
  figures,
  className = 'flex flex-wrap gap-x-8 gap-y-4',
  figureClass = 'text-figure',
}: FigureListProps) {
  return (
    <dl className={className}>
      {figures.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end gap-1">
          <dt>{label}</dt>
          <dd className={`figure ${figureClass}`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
