'use client';

import { useRouter } from 'next/navigation';
import type { ComponentProps, MouseEvent } from 'react';
import { asset, linkTo, type Route } from '@/lib/site/routes';

/**
 * A link between portal pages that keeps the shell. It calls the router as next/link does; the code of next/link that
 * prefetches pages would add 3 kB to every page.
 */
export function PortalLink({ href, ...props }: ComponentProps<'a'> & { href: Route }) {
  const router = useRouter();
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    router.push(linkTo(href));
  };
  return <a {...props} href={asset(href)} onClick={open} />;
}
