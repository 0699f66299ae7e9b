import { PageHeading } from '@/components/page/page-heading';
import { buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { asset, type Route } from '@/lib/site/routes';

const kinds = {
  student: { login: '/login/', id: 'roll number' },
  teacher: { login: '/faculty-login/', id: 'employee id' },
} as const;

interface SignedOutProps {
  kind: keyof typeof kinds;
  /** The page to return to after signing in. */
  route: Route;
  /** What the page shows of a person: "subjects". */
  what: string;
  /** The heading of the page; without it, the top bar has one. */
  title?: string;
}

/** Says that a page needs a person to sign in, with a link that leads back to the page. */
export function SignedOut({ kind, route, what, title }: SignedOutProps) {
  const { login, id } = kinds[kind];
  return (
    <>
      {title && <PageHeading title={title} />}
      <Card title={`Sign in to see your ${what}`}>
        <p className="max-w-prose text-muted">
          Only you can open your record. You need your {id} and the access code on your card.
        </p>
        <p className="mt-2 hidden font-medium no-js:block">
          Signing in needs JavaScript. Turn it on in the settings of your browser.
        </p>
        <a href={`${asset(login)}#to=${route}`} className={`${buttonClass('primary')} mt-4`}>
          Sign in
        </a>
      </Card>
    </>
  );
}
