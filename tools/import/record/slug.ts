import { sha256 } from '@/tools/file/sha256';

/** The longest id of an entry (content/schema/common.ts). */
const longest = 60;

/** The slugs that were made last: all members of a section have its id. */
const known = new Map<string, string>();
const mostKnown = 1000;

/**
 * An id in the form that content has, from an id of a source: lowercase letters, digits and single hyphens. An id that is
 * changed ends in the start of its SHA-256, so that two different ids never become one.
 */
export function slugOf(id: string): string {
  let slug = known.get(id);
  if (slug === undefined) {
    if (known.size >= mostKnown) known.clear();
    known.set(id, (slug = makeSlug(id)));
  }
  return slug;
}

function makeSlug(id: string): string {
  const slug = id
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (slug === id && slug.length <= longest) return slug;
  const hash = sha256(id, 8);
  const start = slug.slice(0, longest - hash.length - 1).replace(/-$/, '');
  return start === '' ? hash : `${start}-${hash}`;
}
