import type { Landing } from '@/content/schema/marketing/landing';

/** The sections of the landing page that its header links to; sections without content are left out. */
export function anchorsOf({ features, testimonials }: Pick<Landing, 'features' | 'testimonials'>) {
  return [
    { id: 'features', text: 'Features', there: features.items.length > 0 },
    { id: 'demo', text: 'Demo', there: true },
    { id: 'testimonials', text: 'Testimonials', there: Boolean(testimonials?.items.length) },
    { id: 'contact', text: 'Contact', there: true },
  ].filter(({ there }) => there);
}
