import { buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { asset, routes } from '@/lib/site/routes';

/** The portal's own profile. Links to it use a full page load, so that nothing of a shared profile stays. */
export const ownProfileHref = asset(routes.profile);

/** Shown when a profile cannot be read from its link. */
export function SharedBroken({ reason }: { reason: string }) {
  return (
    <>
      <h1 className="mb-6 text-heading">This link cannot be opened</h1>
      <Card title="What is wrong" className="max-w-2xl">
        <p className="text-pretty">{reason}</p>
        <p className="mt-2 text-pretty text-muted">
          Ask the sender for a new link, and copy all of it.
        </p>
        <a href={ownProfileHref} className={`mt-4 ${buttonClass()}`}>
          Open this portal’s own profile
        </a>
      </Card>
    </>
  );
}
