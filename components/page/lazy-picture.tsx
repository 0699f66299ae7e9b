import { useLazyWhen } from '@/components/ui/lazy/use-lazy';
import type { EmptySubject } from './empty-picture';

const load = async () => (await import('./empty-picture')).EmptyPicture;

/** The drawing of a list that is rarely empty; loaded when it is shown. */
export function LazyPicture({ subject }: { subject: EmptySubject }) {
  const { Component: Picture } = useLazyWhen(load, true);
  return Picture ? <Picture subject={subject} /> : <div className="h-30" />;
}
