/** The start of the fragment of a link to a shared profile; components/profile/model/shared-profile reads the rest. */
export const sharedPrefix = '#shared=';

/** The fragment that makes a link to the profile of the tour's student, and opens it. */
export const sharedTour = `${sharedPrefix}tour`;

/**
 * Hides the shell and the page's own profile if the address contains another one, so that they do not flash and are not
 * mistaken for it. They become visible again if the other scripts never load.
 */
export const sharedWaitingScript = `if(location.hash.startsWith('${sharedPrefix}')){let d=document.documentElement.dataset;d.shared='waiting';setTimeout(()=>{if(d.shared==='waiting')delete d.shared},20000)}`;
