/** The word mark: the name in small letters with a marigold full stop. */
export function Logo({ name, className = '' }: { name: string; className?: string }) {
  return (
    <span
      className={`figure inline-block text-heading leading-none font-bold text-text wrap-anywhere ${className}`}
    >
      <bdi>{name.toLowerCase()}</bdi>
      <span aria-hidden="true" className="text-accent">
        .
      </span>
    </span>
  );
}
