/** How the fragment of a link to a shared profile starts; lib/profile-link reads the rest. */
export const sharedMark = '#shared=';

/** The line that keeps the page's own profile unseen where the address carries another one, so that it does not flash. */
export const sharedWaitingScript = `if(location.hash.startsWith('${sharedMark}'))document.documentElement.dataset.shared='waiting'`;
