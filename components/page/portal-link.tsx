'use client';

import type { Route as NextRoute } from 'next';
import { useRouter } from 'next/navigation';
import { useRef, type ComponentProps, type MouseEvent, type PointerEvent } from 'react';
import { asset, linkTo, type Route } from '@/lib/site/routes';

interface PortalLinkProps extends ComponentProps<'a'> {
  href: Route;
  /** A part of the page, "#week", or a query of it. */
  hash?: `#${string}` | `?${string}`;
}

/** The time that a mouse rests on a link before its page is fetched, in milliseconds: one that passes over it fetches nothing. */
const restTime = 80;

/** Returns true if the person pays for what is fetched, or has asked the browser to fetch less. */
function isMetered(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; type?: string } };
  return connection?.saveData === true || connection?.type === 'cellular';
}

/**
 * A link between portal pages that keeps the shell. It calls the router as next/link does, and fetches the page when a mouse
 * rests on the link; the code of next/link would add 3 kB to every page.
 */
export function PortalLink({ href, hash, ...props }: PortalLinkProps) {
  const router = useRouter();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const address = `${linkTo(href)}${hash ?? ''}` as NextRoute;
  const stop = () => clearTimeout(timer.current);
  const rest = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse' || isMetered()) return;
    timer.current = setTimeout(() => router.prefetch(address), restTime);
  };
  const open = (event: MouseEvent) => {
    stop();
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    router.push(address);
  };
  return (
    <a
      {...props}
      href={`${asset(href)}${hash ?? ''}`}
      onClick={open}
      onPointerEnter={rest}
      onPointerLeave={stop}
    />
  );
}
