import type { Landing } from '@/content/schema/marketing/landing';
import type { Site } from '@/content/schema/site';
import { routes } from '@/lib/site/routes';

/** A landing page; a college without the sample has no pictures of it. */
export type ShownLanding = Omit<Landing, 'demo'> & { demo: Landing['demo'] | null };

interface About extends Pick<Site, 'openSample' | 'sampleContent'> {
  /** True if the site publishes keys of teachers, so that it can check signatures. */
  hasKeys: boolean;
}

/**
 * The landing page of a site: without keys it claims no signatures. A college's own site has no tour, no pictures of the
 * sample and no call to open it, and no figures and testimonials as long as they are invented.
 */
export function ownClaims(landing: Landing, about: About): ShownLanding {
  const signed = about.hasKeys ? landing : withoutSignatures(landing, about.openSample);
  if (about.openSample) return signed;
  const own = {
    ...signed,
    demo: null,
    callToAction: null,
    loop: signed.loop && { ...signed.loop, tour: null },
    audiences: signed.audiences?.map(({ link, ...one }) => ({
      ...one,
      link: { ...link, href: link.href.replace(/#tour$/, '') },
    })),
  };
  return about.sampleContent ? { ...own, testimonials: null, figures: null } : own;
}

/** The tour makes a key, so that the sample can show a signature. */
function withoutSignatures({ loop, footer, ...landing }: Landing, hasTour: boolean): Landing {
  return {
    ...landing,
    loop:
      loop && !hasTour
        ? { ...loop, employer: { ...loop.employer, title: loop.employer.unsigned } }
        : loop,
    footer: {
      ...footer,
      badges: footer.badges?.filter(({ href }) => href !== `${routes.evidence}#signatures`),
    },
  };
}
