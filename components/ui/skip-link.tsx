/** The first focusable link of a page. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed start-4 top-3 z-30 -translate-y-20 rounded-control border border-transparent bg-feature px-4 py-3 text-note font-semibold text-on-feature focus:translate-y-0 print:hidden"
    >
      Skip to content
    </a>
  );
}
