/** The name of the database, of the channel between tabs and of the mark that something is kept: one a site path. */
export const deviceName = `edify:${process.env['NEXT_PUBLIC_BASE_PATH'] || '/'}`;
