/** Nothing asks for this page: unknown addresses get `global-not-found.tsx`. Without it, the framework's own is in every page. */
export default function NotFound() {
  return null;
}
