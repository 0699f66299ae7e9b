import { buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { idNames, type PersonKind } from '@/lib/record/person';
import { loginPages } from '@/lib/record/sign-in-page';
import type { Route } from '@/lib/site/routes';
import { SignInLink } from './sign-in-link';

interface SignedOutProps {
  kind: PersonKind;
  /** The page to return to after signing in. */
  route: Route;
  /** The subject of the page, such as "subjects". */
  what: string;
  /** The heading of the page, if the top bar has none. */
  title?: string;
}

/** Says that a page needs a person to sign in, with a link that leads back to the page. */
export function SignedOut({ kind, route, what, title }: SignedOutProps) {
  return (
    <>
      {title && <h1 className="mb-4 text-heading">{title}</h1>}
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
              login={loginPages[kind]}
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
      </Card>
    </>
  );
}

/** A line drawing of a card with an access code; decorative. */
function AccessCard() {
  return (
    <svg
      viewBox="12 20 136 82"
      width="136"
      height="82"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <rect x="14" y="22" width="132" height="78" rx="8" />
      <path d="M28 40H74M28 52H58" />
      <path d="M28 82H42M50 82H64M72 82H86" className="stroke-accent" strokeWidth="4" />
      <path d="M98 38H110V50H98ZM122 38H134V50H122ZM98 62H110V74H98Z" />
      <path d="M122 62H122.01M134 62H134.01M128 68H128.01M122 74H122.01M134 74H134.01" />
      <path d="M98 84H134" />
    </svg>
  );
}
