/** Reads the sub-path the site is served under: empty, or segments such as "/portal". Throws on any other form. */
export function readBasePath(value: string = process.env['BASE_PATH'] ?? ''): string {
  if (/^(\/(?!\.{1,2}(\/|$))[\w.~-]+)*$/.test(value)) return value;
  throw new Error(
    `BASE_PATH is "${value}". Allowed: nothing, or a path such as "/portal" or "/students/portal": ` +
      'it starts with a slash, ends without one, and uses letters, digits, "-", "_", "." and "~" only.',
  );
}
