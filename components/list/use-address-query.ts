import { useSyncExternalStore } from 'react';

const changedEvent = 'edify:query';

/** What the browser refused to put into the address: Safari allows 100 changes in 30 seconds. */
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
  // Only this one hears of a link to the same page with another query; older browsers do without.
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

/** The search part of the address, empty in the server's HTML, and a way to replace it without leaving the page. */
export function useAddressQuery(): [string, (search: string) => void] {
  const search = useSyncExternalStore(
    subscribe,
    () => refusedSearch ?? window.location.search,
    () => '',
  );
  return [search, write];
}
