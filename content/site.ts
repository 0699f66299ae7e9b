import siteJson from './site.json';
import { parse } from './parse';

/** The college, the product and the words that every page shares; SITE_URL names another host for one build. */
export const site = parse('site.json', {
  ...siteJson,
  ...(process.env['SITE_URL'] && { siteUrl: process.env['SITE_URL'] }),
});
