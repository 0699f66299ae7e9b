import { useEffect, useSyncExternalStore } from 'react';
import { asset, type Route } from '@/lib/site/routes';

const changedEvent = 'edify:query';

/** The query that the browser refused to set: Safari allows 100 changes in 30 seconds. */
let refusedSearch: string | null = null;

function write(search: string): void {
  const { pathname, hash } = window.location;
  try {
    window.history.replaceState(null, '', `${pathname}${search}${hash}`);
    refusedSearch = null;
  } catch {
    refusedSearch = search;
  }
  window.dispatchEvent(new Event(changedEvent));
}

/** The query that a page gets once it is shown, and the path of that page. */
let next: { path: string; search: string } | null = null;

/**
 * Opens a page with a query. The query, which may name something of a person, is added to the address when the page is
 * there, so that it is not in a request to the server.
 */
export function openWithQuery(route: Route, search: string, go: (route: Route) => void): void {
  if (window.location.pathname === asset(route)) {
    window.history.pushState(null, '', `${asset(route)}${search}`);
    window.dispatchEvent(new Event(changedEvent));
    return;
  }
  next = { path: asset(route), search };
  go(route);
}

function takeNext(): void {
  if (next?.path !== window.location.pathname) return;
  write(next.search);
  next = null;
}

function subscribe(notify: () => void): () => void {
  const read = () => {
    refusedSearch = null;
    notify();
  };
  // The only event for a link to the same page with another query; older browsers do not support it.
  const { navigation } = window as { navigation?: EventTarget };
  window.addEventListener(changedEvent, notify);
  window.addEventListener('popstate', read);
  navigation?.addEventListener('currententrychange', read);
  return () => {
    window.removeEventListener(changedEvent, notify);
    window.removeEventListener('popstate', read);
    navigation?.removeEventListener('currententrychange', read);
  };
}

/** The query of the address, empty in the server's HTML, and a function that replaces it without leaving the page. */
export function useAddressQuery(): [string, (search: string) => void] {
  const search = useSyncExternalStore(
    subscribe,
    () => refusedSearch ?? window.location.search,
    () => '',
  );
  useEffect(takeNext, []);
  return [search, write];
}
