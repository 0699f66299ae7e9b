import { buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { asset, routes } from '@/lib/site/routes';

/** The address of the page's own profile; the whole page is loaded anew, so that nothing of a shared one stays. */
export const ownProfileHref = asset(routes.profile);

/** What is shown in place of a profile that cannot be read from its link. */
export function SharedBroken({ reason }: { reason: string }) {
  return (
    <>
      <h1 className="mb-6 text-heading">This link cannot be opened</h1>
      <Card title="What is wrong with it" className="max-w-2xl">
        <p className="text-pretty">{reason}</p>
        <p className="mt-2 text-pretty text-muted">
          Ask whoever sent it for a new link, and copy the whole of it.
        </p>
        <a href={ownProfileHref} className={`mt-4 ${buttonClass()}`}>
          Open this portal’s own profile
        </a>
      </Card>
    </>
  );
}
