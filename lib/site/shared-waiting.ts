/** The start of the fragment of a link to a shared profile; components/profile/model/shared-profile reads the rest. */
export const sharedPrefix = '#shared=';

/**
 * Hides the page's own profile if the address contains another one, so that it does not flash and is not mistaken for
 * it. It becomes visible again if the other scripts never load.
 */
export const sharedWaitingScript = `if(location.hash.startsWith('${sharedPrefix}')){let d=document.documentElement.dataset;d.shared='waiting';setTimeout(()=>delete d.shared,20000)}`;
