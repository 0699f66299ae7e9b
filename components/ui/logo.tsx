/** The wordmark: the name in lower case with a full stop in the accent colour. */
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
