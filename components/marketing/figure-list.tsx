interface FigureListProps {
  figures: readonly { value: string; label: string }[];
  className: string;
  /** Font size class of the figures. */
  figureClass: string;
  labelClass: string;
}

/** Large figures, each above its label; renders nothing when there are none. */
export function FigureList({ figures, className, figureClass, labelClass }: FigureListProps) {
  if (figures.length === 0) return null;
  return (
    <dl className={className}>
      {figures.map(({ value, label }, index) => (
        <div key={index} className="flex min-w-0 flex-col-reverse justify-end gap-0.5">
          <dt dir="auto" className={labelClass}>
            {label}
          </dt>
          <dd dir="auto" className={`figure ${figureClass}`}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
