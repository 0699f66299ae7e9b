/** Whether this is a full run (`npm run check -- --full`), which takes all of many cases. */
export const isFull = process.env['EDIFY_FULL'] === '1';
