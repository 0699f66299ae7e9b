import { PageHeading } from '@/components/page/page-heading';
import { buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { idNames, type PersonKind } from '@/lib/record/person';
import type { Route } from '@/lib/site/routes';
import { AccessCard } from './access-card';
import { loginOf } from './session-route';
import { SignInLink } from './sign-in-link';
import { StillSignedIn } from './still-signed-in';

interface SignedOutProps {
  kind: PersonKind;
  /** The page to return to after signing in. */
  route: Route;
  /** What the page shows of a person: "subjects". */
  what: string;
  /** The heading of the page; without it, the top bar has one. */
  title?: string;
}

/** Says that a page needs a person to sign in, with a link that leads back to the page. */
export function SignedOut({ kind, route, what, title }: SignedOutProps) {
  return (
    <>
      {title && <PageHeading title={title} />}
      <Card title={`Sign in to see your ${what}`}>
        <div className="flex flex-col-reverse gap-x-8 gap-y-4 sm:flex-row sm:justify-between">
          <div className="min-w-0">
            <p className="max-w-prose text-muted">
              Only you can open your record. You need your {idNames[kind]} and the access code on
              your card.
            </p>
            <p className="mt-2 hidden font-medium no-js:block">
              Signing in needs JavaScript. Turn it on in the settings of your browser.
            </p>
            <SignInLink
              login={loginOf(kind)}
              page={route}
              className={`${buttonClass('primary')} mt-4`}
            >
              Sign in
            </SignInLink>
          </div>
          <div className={`shrink-0 text-control ${title ? '' : 'max-sm:hidden'}`}>
            <AccessCard />
          </div>
        </div>
        <StillSignedIn />
      </Card>
    </>
  );
}
