import { deviceName } from './device-name';

/** The line that keeps a page's list unseen until the changes kept on this device lie over it, so that nothing jumps. */
export const waitingScript = `try{localStorage.getItem(${JSON.stringify(deviceName)})&&(document.documentElement.dataset.device="waiting")}catch{}`;
