import { InformationCircleIcon } from '@heroicons/react/20/solid';
import { buttonClass } from '@/components/ui/button';
import type { SignIn as SignInCopy } from '@/content/schema/marketing/sign-in';
import type { PersonKind } from '@/lib/record/person';
import { asset, routes, type Route } from '@/lib/site/routes';
import { DemoPeople } from './demo-people';
import { Field } from './field';
import { linkClass } from './link-class';
import { SignInIntro } from './sign-in-intro';
import { SignInMessage } from './sign-in-message';

const idHints: Record<PersonKind, string> = {
  student: 'Your roll number',
  teacher: 'Your employee id',
};

interface SignInProps {
  kind: PersonKind;
  /** The name of the portal. */
  product: string;
  copy: SignInCopy['student'];
  /** Says that the site is a sample, and what happens to the typed values. */
  notice: string;
  /** The target of the login link. */
  destination: Route;
  /** The other audience's sign-in page. */
  other: { href: Route; text: string };
  /** Whether empty fields open the sample. */
  openSample: boolean;
  /** Whether the web server knows who asks, by the campus account. */
  campusIdentity: boolean;
}

/** The sign-in form. Its fields have no names, so a submission without the script sends nothing that is typed. */
export function SignIn({
  kind,
  product,
  copy,
  notice,
  destination,
  other,
  openSample,
  campusIdentity,
}: SignInProps) {
  return (
    <div className="w-full max-w-sm">
      <form
        id="sign-in"
        action={asset(destination)}
        data-kind={kind}
        data-sample={openSample ? '' : undefined}
        aria-labelledby="sign-in-heading"
        noValidate
        className="group"
      >
        <SignInIntro
          heading={copy.heading}
          text={copy.text}
          home={asset(destination)}
          otherHome={asset(kind === 'student' ? routes.facultyDashboard : routes.profile)}
        />
        <div className="mt-8 space-y-5">
          <Field id="username" label={copy.userName} hint={idHints[kind]} autoComplete="username" />
          <Field
            id="password"
            label="Password"
            hint="The access code on your card"
            type="password"
            autoComplete="current-password"
          >
            <div className="mt-1.5 flex flex-wrap justify-between gap-x-4 text-note">
              <a href={asset(routes.landing)} className={linkClass}>
                Forgot Password
              </a>
              <button type="button" id="show-code" className={`${linkClass} no-js:hidden`}>
                Show code
              </button>
            </div>
          </Field>
        </div>
        <label className="mt-4 flex min-h-11 cursor-pointer items-center gap-3 text-note no-js:hidden">
          <input
            id="shared-computer"
            type="checkbox"
            aria-describedby="shared-computer-hint"
            className="size-6 shrink-0 cursor-pointer accent-brand"
          />
          <span>
            This is a shared computer
            <span id="shared-computer-hint" className="block text-muted">
              You stay signed in until you close this tab.
            </span>
          </span>
        </label>
        <SignInMessage />
        <button type="submit" hidden>
          Login to {product}
        </button>
        <a
          id="login"
          href={asset(destination)}
          className={`${buttonClass('primary')} mt-4 min-h-12 w-full text-center !whitespace-normal group-aria-busy:opacity-60`}
        >
          Login to {product}
        </a>
        <p id="sign-in-status" role="status" className="min-h-6 text-center text-note text-muted" />
        {campusIdentity && (
          <p className="text-center no-js:hidden">
            <button type="button" id="campus-account" className={linkClass}>
              Sign in with your campus account
            </button>
          </p>
        )}
        <p className="text-center">
          <a id="other-page" href={asset(other.href)} className={linkClass}>
            {other.text}
          </a>
        </p>
      </form>
      {openSample && <DemoPeople people={copy.people} />}
      {openSample && (
        <p className="mt-6 flex gap-2.5 border-t border-line pt-5 text-note text-muted">
          <InformationCircleIcon className="size-5 shrink-0" aria-hidden="true" />
          {notice}
        </p>
      )}
      <script src={asset('/sign-in.js')} defer />
    </div>
  );
}
