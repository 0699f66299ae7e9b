/** The one h1 of a portal page whose top bar carries a greeting. */
export function PageHeading({ title }: { title: string }) {
  return <h1 className="mb-4 text-heading">{title}</h1>;
}
