import { Logo } from '@/components/ui/logo';
import { Picture } from '@/components/ui/picture';
import type { Site } from '@/content/schema/site';

const logoClass = 'h-12 w-auto max-w-full object-contain';

/** The college's logo for the current theme. Only the picture that is shown is fetched. */
export function CollegeLogo({ logo: { dark, ...light } }: Pick<Site, 'logo'>) {
  if (!dark) return <Picture image={light} className={logoClass} />;
  return (
    <>
      <Picture image={light} className={`${logoClass} dark:hidden`} />
      <Picture image={dark} className={`${logoClass} hidden dark:block`} />
    </>
  );
}

/** The name of the product, or on a college's own site its logo. */
export function SiteLogo({ site }: { site: Pick<Site, 'product' | 'logo' | 'openSample'> }) {
  return site.openSample ? <Logo name={site.product} /> : <CollegeLogo logo={site.logo} />;
}
