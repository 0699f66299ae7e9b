import siteJson from './site.json';
import { parse } from './parse';

/** The college, the product and the words that every page shares. */
export const site = parse('site.json', siteJson);
