/** The name of the database, the channel between tabs and the localStorage flag for stored data; one per site path. */
export const deviceName = `edify:${process.env['NEXT_PUBLIC_BASE_PATH'] || '/'}`;

/** The script that hides a page's lists until this device's changes are applied, so the layout does not shift. */
export const waitingScript = `try{localStorage.getItem(${JSON.stringify(deviceName)})&&(document.documentElement.dataset.device="waiting")}catch{}`;
