/** Does something after this time in milliseconds, or as soon as the page is hidden. Returns what prevents it. */
export function soon(work: () => void, time: number): () => void {
  const prevented = new AbortController();
  const prevent = () => {
    clearTimeout(timer);
    prevented.abort();
  };
  const now = () => {
    prevent();
    work();
  };
  const timer = setTimeout(now, time);
  document.addEventListener('visibilitychange', now, { signal: prevented.signal });
  return prevent;
}
