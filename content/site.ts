import siteJson from './site.json';
import { parse } from './parse';

/** The college, the product and the text that all pages share. SITE_URL overrides the host for one build. */
export const site = parse('site.json', {
  ...siteJson,
  ...(process.env['SITE_URL'] && { siteUrl: process.env['SITE_URL'] }),
});
