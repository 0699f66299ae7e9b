import landingJson from './marketing/landing.json';
import signInJson from './marketing/sign-in.json';
import { parse } from './parse';

/** Everything the landing page says. */
export const landing = parse('marketing/landing.json', landingJson);

/** The words of the two sign-in pages. */
export const signIn = parse('marketing/sign-in.json', signInJson);
