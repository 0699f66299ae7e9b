'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { PortalLink } from '@/components/page/portal-link';
import type { Route } from '@/lib/site/routes';

interface NavLinkProps {
  href: Route;
  icon: ReactNode;
  children: ReactNode;
}

/** A navigation link with `aria-current` on the current page. */
export function NavLink({ href, icon, children }: NavLinkProps) {
  const pathname = usePathname();
  const current = pathname.replace(/\/?$/, '/') === href;
  return (
    <PortalLink
      href={href}
      aria-current={current ? 'page' : undefined}
      className="relative flex min-h-10 items-center gap-3 rounded-control px-3 font-medium text-muted before:absolute before:-start-3 before:h-5 before:w-1 before:rounded-e-full hover:text-text pointer-coarse:min-h-11 aria-[current]:bg-brand-soft aria-[current]:font-semibold aria-[current]:text-brand aria-[current]:before:bg-accent [&_svg]:size-5 [&_svg]:shrink-0"
    >
      {icon}
      {children}
    </PortalLink>
  );
}
