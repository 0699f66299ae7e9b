import { buttonClass } from '@/components/ui/button';
import type { Site } from '@/content/schema/site';
import type { PersonKind } from '@/lib/record/person';
import { asset, routes } from '@/lib/site/routes';
import { linkClass } from './link-class';

interface SignInActionsProps {
  kind: PersonKind;
  site: Pick<Site, 'product' | 'campusIdentity'>;
}

/** The ways on at the end of the sign-in form. */
export function SignInActions({ kind, site }: SignInActionsProps) {
  const isStudent = kind === 'student';
  return (
    <>
      <button
        type="submit"
        id="login"
        className={`${buttonClass('primary')} mt-4 min-h-12 w-full text-center !whitespace-normal group-aria-busy:opacity-60`}
      >
        Login to {site.product}
      </button>
      <p id="sign-in-status" role="status" className="min-h-6 text-center text-note text-muted" />
      {site.campusIdentity && (
        <p className="text-center no-js:hidden">
          <button type="button" id="campus-account" className={linkClass}>
            Sign in with your campus account
          </button>
        </p>
      )}
      <p className="text-center">
        <a href={asset(isStudent ? routes.facultyLogin : routes.login)} className={linkClass}>
          {isStudent ? 'Faculty Login' : 'Student Login'}
        </a>
      </p>
    </>
  );
}
