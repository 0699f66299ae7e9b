/** The word mark: the name in small letters with a marigold full stop. */
export function Logo({ name = 'edify', className = '' }: { name?: string; className?: string }) {
  return (
    <span
      className={`figure inline-block text-heading leading-none font-bold text-text ${className}`}
    >
      {name.toLowerCase()}
      <span aria-hidden="true" className="text-accent">
        .
      </span>
    </span>
  );
}
