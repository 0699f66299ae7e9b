import { useSyncExternalStore } from 'react';

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
  return [search, write];
}
