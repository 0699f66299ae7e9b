import { PortalLink } from '@/components/page/portal-link';
import { cornerLinkClass } from '@/components/ui/button';
import { routes } from '@/lib/site/routes';

interface RegisterLinkProps {
  /** The key of the meeting on its day. */
  meeting: string;
  /** A description of the class, for the accessible name. */
  about: string;
  className?: string;
}

const linkClass = `${cornerLinkClass} min-h-8 pointer-coarse:min-h-11`;

/** Opens the register of a class that has begun. */
export function RegisterLink({ meeting, about, className = linkClass }: RegisterLinkProps) {
  return (
    <PortalLink
      href={routes.facultyRegister}
      hash={`#${meeting}`}
      aria-label={`Register: ${about}`}
      className={className}
    >
      Register
    </PortalLink>
  );
}
