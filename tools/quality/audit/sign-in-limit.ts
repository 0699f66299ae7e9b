/** The longest time from submitting the login form to the painted dashboard, in milliseconds. */
export const signInLimit = 2000;

/** The time of signing in, as a sentence. */
export function describeSignIn(time: number | undefined): string {
  if (time === undefined) return '';
  return `From submitting the login form to the painted dashboard, a slow phone takes ${Math.round(time)} ms; the limit is ${signInLimit} ms.`;
}

/** The time of signing in if it is above the limit, as a sentence in a list. */
export function tooSlowToSignIn(time: number | undefined): string[] {
  if (time === undefined || time <= signInLimit) return [];
  return [
    `Signing in takes ${Math.round(time)} ms to the painted dashboard, but must take at most ${signInLimit} ms.`,
  ];
}
