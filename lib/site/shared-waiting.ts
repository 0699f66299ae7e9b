/** How the fragment of a link to a shared profile starts; components/profile/model/profile-link reads the rest. */
export const sharedPrefix = '#shared=';

/**
 * The line that keeps the page's own profile unseen where the address carries another one, so that it does not flash and
 * is not taken for it; where the rest of the script never comes, not for ever.
 */
export const sharedWaitingScript = `if(location.hash.startsWith('${sharedPrefix}')){let d=document.documentElement.dataset;d.shared='waiting';setTimeout(()=>delete d.shared,20000)}`;
