import keysJson from './faculty/keys.json';
import demoJson from './marketing/demo.json';
import evidenceJson from './marketing/evidence.json';
import landingJson from './marketing/landing.json';
import signInJson from './marketing/sign-in.json';
import { parse } from './parse';

export const landing = parse('marketing/landing.json', landingJson);

/** The invented record in the product previews on the landing page. */
export const demo = parse('marketing/demo.json', demoJson);

/** The evidence for what the badges claim. */
export const evidence = parse('marketing/evidence.json', evidenceJson);

export const signIn = parse('marketing/sign-in.json', signInJson);

/** True if the college publishes keys of teachers, so that the site can check signatures. */
export const hasKeys = keysJson.items.length > 0;
