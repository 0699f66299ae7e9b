'use client';

import { useSyncExternalStore, type ComponentProps } from 'react';
import { asset, type Route } from '@/lib/site/routes';

interface SignInLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  login: Route;
  /** The path of this page, without the path that the site is served under. */
  page: string;
}

function subscribe(notify: () => void): () => void {
  window.addEventListener('hashchange', notify);
  window.addEventListener('popstate', notify);
  return () => {
    window.removeEventListener('hashchange', notify);
    window.removeEventListener('popstate', notify);
  };
}

const queryAndHash = () => window.location.search + window.location.hash;

/** The link to a login page, which leads back to this page with its query and hash. */
export function SignInLink({ login, page, ...props }: SignInLinkProps) {
  const rest = useSyncExternalStore(subscribe, queryAndHash, () => '');
  return <a {...props} href={`${asset(login)}#to=${page}${encodeURIComponent(rest)}`} />;
}
