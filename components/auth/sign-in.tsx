import { buttonClass } from '@/components/ui/button';
import type { SignIn as SignInCopy } from '@/content/schema/marketing/sign-in';
import type { Site } from '@/content/schema/site';
import { idNames, type PersonKind } from '@/lib/record/person';
import { firstPages, loginPages, visitorPages } from '@/lib/record/sign-in-page';
import { asset, routes } from '@/lib/site/routes';
import { linkClass } from './link-class';
import { LoggedOut } from './logged-out';
import { Tour } from './tour';
import type { ReactNode } from 'react';

interface SignInFieldProps {
  id: string;
  label: string;
  hint: string;
  type?: 'text' | 'password';
  /** The value that a password manager can fill in. */
  autoComplete: 'username' | 'current-password';
  /** A control at the end of the label's line. */
  children?: ReactNode;
}

/** A labelled field. The page's script fills in the error. */
function SignInField(props: SignInFieldProps) {
  const { id, label, hint, type = 'text', autoComplete, children } = props;
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <label htmlFor={id} className="text-note font-semibold">
          {label}
        </label>
        {children}
      </div>
      <p
        id={`${id}-error`}
        hidden
        className="mt-1 text-note font-medium wrap-anywhere text-rejected"
      />
      <input
        id={id}
        type={type}
        autoComplete={autoComplete}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        aria-describedby={`${id}-error ${id}-hint`}
        className="mt-1 min-h-11 w-full rounded-control border border-control bg-surface px-3.5 text-lead aria-[invalid=true]:border-rejected"
      />
      <p id={`${id}-hint`} className="mt-1 text-note text-muted">
        {hint}
      </p>
    </div>
  );
}

/** The choice to store nothing on the computer. */
function SharedComputer() {
  return (
    <label className="group/shared mt-2 flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 no-js:hidden">
      <input
        id="shared-computer"
        type="checkbox"
        className="size-6 shrink-0 cursor-pointer accent-brand"
      />
      This is a shared computer
      <span className="hidden w-full text-note text-muted group-has-checked/shared:block">
        Log out before you leave.
      </span>
    </label>
  );
}

/** Asks to log the person who is signed in out first. The page's script fills in the name and opens it. */
function LogOutQuestion() {
  return (
    <dialog
      id="ask"
      aria-labelledby="ask-heading"
      className="dialog m-auto w-[calc(100vw-2rem)] max-w-md rounded-card border border-line bg-surface p-5 text-text shadow-float md:p-6"
    >
      <form method="dialog">
        <h2 id="ask-heading" className="text-title wrap-anywhere">
          Log out <bdi />?
        </h2>
        <p className="mt-3">
          <bdi className="font-semibold wrap-anywhere" /> is signed in here. Only one person can be
          signed in at a time.
        </p>
        <p id="ask-kept" className="mt-3">
          What this person added stays on the device, encrypted, except for a signing key. It is
          restored at the next sign-in with the same access code.
        </p>
        <p id="ask-deleted" className="mt-3 font-medium text-rejected">
          What was added in this tab is deleted and cannot be restored. To export it, cancel, then
          continue to the portal.
        </p>
        <div className="mt-5 grid gap-2.5">
          <button
            value="log-out"
            autoFocus
            className={`${buttonClass('primary')} wrap-anywhere !whitespace-normal`}
          >
            <span>
              Log out <bdi />
            </span>
          </button>
          <button value="" className={buttonClass()}>
            Cancel
          </button>
        </div>
      </form>
    </dialog>
  );
}

interface SignInProps {
  kind: PersonKind;
  copy: SignInCopy;
  site: Pick<Site, 'product' | 'openSample' | 'campusIdentity'>;
}

/** The sign-in form. Its fields have no names, so a submission without the script sends nothing that is typed. */
export function SignIn({ kind, copy, site }: SignInProps) {
  const people = { student: copy.student.people, teacher: copy.faculty.people };
  const { heading, userName } = kind === 'student' ? copy.student : copy.faculty;
  return (
    <div className="w-full max-w-sm">
      <LoggedOut />
      <form
        id="sign-in"
        action={asset(visitorPages[kind])}
        data-kind={kind}
        data-sample={site.openSample ? '' : undefined}
        aria-labelledby="sign-in-heading"
        noValidate
        className="group"
      >
        <Intro kind={kind} heading={heading} />
        <div className="mt-4 space-y-3">
          <SignInField
            id="username"
            label={userName}
            hint={`Your ${idNames[kind]}`}
            autoComplete="username"
          />
          <SignInField
            id="password"
            label="Password"
            hint="The access code on your card"
            type="password"
            autoComplete="current-password"
          >
            <button type="button" id="show-code" className={`${linkClass} no-js:hidden`}>
              Show code
            </button>
          </SignInField>
        </div>
        <SharedComputer />
        <Message />
        <Actions kind={kind} site={site} />
      </form>
      <LogOutQuestion />
      {site.openSample && <Tour kind={kind} people={people} />}
      <script src={asset('/sign-in.js')} defer />
    </div>
  );
}

/** The heading, and a link to the portal that the page's script shows if a person is signed in. */
function Intro({ kind, heading }: { kind: PersonKind; heading: string }) {
  const other = kind === 'student' ? 'teacher' : 'student';
  return (
    <>
      <h1
        id="sign-in-heading"
        className="text-heading tracking-[-0.025em] md:text-figure md:leading-[1.08]"
      >
        {heading}
      </h1>
      <p id="signed-in" hidden suppressHydrationWarning className="mt-3">
        <a
          href={asset(firstPages[kind])}
          data-other={asset(firstPages[other])}
          suppressHydrationWarning
          className={`${buttonClass()} w-full !whitespace-normal`}
        >
          Continue as <bdi suppressHydrationWarning className="wrap-anywhere" />
        </a>
      </p>
      <p className="mt-2 hidden text-note text-muted no-js:block">
        Signing in needs JavaScript, which this browser does not run.
      </p>
    </>
  );
}

const controlClass =
  '[&_:is(a,button)]:cursor-pointer [&_:is(a,button)]:font-semibold [&_:is(a,button)]:underline [&_:is(a,button)]:underline-offset-4';

/** Says why nobody was signed in, or what the session lacks. The page's script fills it in. */
function Message() {
  return (
    <p
      id="sign-in-message"
      role="alert"
      hidden
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
      className={`mt-4 rounded-control border border-control bg-sunken p-3.5 text-note wrap-anywhere data-[kind=error]:border-rejected data-[kind=error]:bg-rejected-fill data-[kind=error]:text-rejected ${controlClass}`}
    />
  );
}

/** The buttons and links at the end of the form. */
function Actions({ kind, site }: Pick<SignInProps, 'kind' | 'site'>) {
  const isStudent = kind === 'student';
  return (
    <>
      <button
        type="submit"
        id="login"
        className={`${buttonClass('primary')} mt-2 w-full text-center !whitespace-normal group-aria-busy:opacity-60`}
      >
        Login to {site.product}
      </button>
      <p id="sign-in-status" role="status" className="text-center text-note text-muted" />
      {site.campusIdentity && (
        <p className="text-center no-js:hidden">
          <button type="button" id="campus-account" className={linkClass}>
            Sign in with your campus account
          </button>
        </p>
      )}
      <p className="mt-2 flex flex-wrap justify-between gap-x-4">
        <a href={asset(routes.landing)} title="The office prints a new card" className={linkClass}>
          Forgot Password<span className="sr-only"> (opens the home page)</span>
        </a>
        <a href={asset(loginPages[isStudent ? 'teacher' : 'student'])} className={linkClass}>
          {isStudent ? 'Faculty Login' : 'Student Login'}
        </a>
      </p>
    </>
  );
}
