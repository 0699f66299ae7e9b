import * as v from 'valibot';

const coordinate = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

const keySet = v.object({
  keys: v.array(
    v.object({
      kty: v.literal('EC'),
      crv: v.literal('P-256'),
      x: coordinate,
      y: coordinate,
      kid: v.string(),
      from: v.optional(v.string()),
    }),
  ),
  revoked: v.array(v.object({ kid: v.string(), at: v.string() })),
});

/**
 * The published keys as a JSON Web Key Set (RFC 7517). Revoked keys are only named, so that software that knows nothing
 * of them cannot use them.
 */
export type KeySet = v.InferOutput<typeof keySet>;

/** Checks the file of published keys. Throws if it is damaged. */
export function readKeySet(value: unknown): KeySet {
  return v.parse(keySet, value);
}
