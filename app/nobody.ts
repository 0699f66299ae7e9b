import type { Person } from '@/components/shell/person';

/** Shown in place of a person while nobody is signed in and the site does not show the sample. */
export const nobody: Person = {
  name: 'Not signed in',
  firstName: '',
  handle: '',
  details: [],
  photo: { src: '/icon.svg', width: 64, height: 64, alt: '' },
};
