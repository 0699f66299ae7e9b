'use client';

import type { Route as NextRoute } from 'next';
import { useRouter } from 'next/navigation';
import type { ComponentProps, MouseEvent } from 'react';
import { asset, linkTo, type Route } from '@/lib/site/routes';

interface PortalLinkProps extends ComponentProps<'a'> {
  href: Route;
  /** A part of the page: "#week". */
  hash?: `#${string}`;
}

/**
 * A link between portal pages that keeps the shell. It calls the router as next/link does; the code of next/link that
 * prefetches pages would add 3 kB to every page.
 */
export function PortalLink({ href, hash, ...props }: PortalLinkProps) {
  const router = useRouter();
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    router.push(`${linkTo(href)}${hash ?? ''}` as NextRoute);
  };
  return <a {...props} href={`${asset(href)}${hash ?? ''}`} onClick={open} />;
}
