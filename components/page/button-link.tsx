import { buttonClass } from '@/components/ui/button';
import type { Route } from '@/lib/site/routes';
import { PortalLink } from './portal-link';

export function ButtonLink({ to, text }: { to: Route; text: string }) {
  return (
    <PortalLink href={to} className={buttonClass()}>
      {text}
    </PortalLink>
  );
}
