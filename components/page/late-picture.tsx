import { useNeededPart } from '@/components/ui/use-part';
import type { EmptySubject } from './empty-picture';

const load = async () => (await import('./empty-picture')).EmptyPicture;

/** The drawing of a list that is seldom empty: its lines are fetched when they are shown. */
export function LatePicture({ subject }: { subject: EmptySubject }) {
  const { Part: Picture } = useNeededPart(load, true);
  return Picture ? <Picture subject={subject} /> : <div className="h-30" />;
}
