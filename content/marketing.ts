import demoJson from './marketing/demo.json';
import landingJson from './marketing/landing.json';
import signInJson from './marketing/sign-in.json';
import { parse } from './parse';

/** Everything the landing page says. */
export const landing = parse('marketing/landing.json', landingJson);

/** The invented record that the pieces of the product on the landing page show. */
export const demo = parse('marketing/demo.json', demoJson);

/** The words of the two sign-in pages. */
export const signIn = parse('marketing/sign-in.json', signInJson);
