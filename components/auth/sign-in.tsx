import { InformationCircleIcon } from '@heroicons/react/20/solid';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import type { SignIn as SignInCopy } from '@/content/schema/marketing/sign-in';
import type { Site } from '@/content/schema/site';
import { idNames, type PersonKind } from '@/lib/record/person';
import { firstPages, loginPages, visitorPages } from '@/lib/record/sign-in-page';
import { asset, routes } from '@/lib/site/routes';
import { linkClass } from './link-class';
import { LogOutQuestion } from './log-out-question';
import { LoggedOut } from './logged-out';
import { DemoPeople, Tour } from './sample-people';

interface SignInProps {
  kind: PersonKind;
  copy: SignInCopy;
  site: Pick<Site, 'product' | 'openSample' | 'campusIdentity' | 'helpCentre'>;
}

/** The sign-in form. Its fields have no names, so a submission without the script sends nothing that is typed. */
export function SignIn({ kind, copy, site }: SignInProps) {
  const { openSample, helpCentre } = site;
  const people = { student: copy.student.people, teacher: copy.faculty.people };
  const { heading, text, userName } = kind === 'student' ? copy.student : copy.faculty;
  return (
    <div className="w-full max-w-sm">
      <LoggedOut />
      <form
        id="sign-in"
        action={asset(visitorPages[kind])}
        data-kind={kind}
        data-sample={openSample ? '' : undefined}
        aria-labelledby="sign-in-heading"
        noValidate
        className="group"
      >
        <Intro kind={kind} heading={heading} text={text} />
        {openSample && <Tour kind={kind} people={people} />}
        <div className="mt-8 space-y-5">
          <Field
            id="username"
            label={userName}
            hint={`Your ${idNames[kind]}`}
            autoComplete="username"
          />
          <Field
            id="password"
            label="Password"
            hint="The access code on your card"
            type="password"
            autoComplete="current-password"
          >
            <div className="mt-1.5 flex flex-wrap justify-between gap-x-4 text-note">
              <a href={asset(routes.landing)} className={linkClass}>
                Forgot Password<span className="sr-only"> (opens the home page)</span>
              </a>
              <button type="button" id="show-code" className={`${linkClass} no-js:hidden`}>
                Show code
              </button>
            </div>
            <p className="mt-1 text-note text-muted">
              Lost the card? Ask{' '}
              <a href={`mailto:${helpCentre.email}`} className={`${linkClass} wrap-anywhere`}>
                {helpCentre.email}
              </a>{' '}
              for a new one. The old code then stops working.
            </p>
          </Field>
        </div>
        <SharedComputer />
        <Message />
        <Actions kind={kind} site={site} />
      </form>
      <LogOutQuestion />
      {openSample && <DemoPeople people={people[kind]} />}
      {openSample && (
        <p className="mt-6 flex gap-2.5 border-t border-line pt-5 text-note text-muted">
          <InformationCircleIcon className="size-5 shrink-0" aria-hidden="true" />
          {copy.notice}
        </p>
      )}
      <script src={asset('/sign-in.js')} defer />
    </div>
  );
}

interface IntroProps {
  kind: PersonKind;
  heading: string;
  text: string;
}

/** The heading, and a sentence that the page's script replaces if a person is signed in. */
function Intro({ kind, heading, text }: IntroProps) {
  const other = kind === 'student' ? 'teacher' : 'student';
  return (
    <>
      <h1
        id="sign-in-heading"
        className="text-heading tracking-[-0.025em] md:text-figure md:leading-[1.08]"
      >
        {heading}
      </h1>
      <p id="intro" suppressHydrationWarning className="mt-2 text-lead text-muted">
        {text}
      </p>
      <p
        id="signed-in"
        hidden
        suppressHydrationWarning
        className="mt-2 text-lead text-muted [&_a]:font-semibold [&_a]:text-brand [&_a]:underline [&_a]:underline-offset-4 [&_bdi]:font-semibold [&_bdi]:text-text"
      >
        You are signed in as <bdi suppressHydrationWarning />.{' '}
        <a
          href={asset(firstPages[kind])}
          data-other={asset(firstPages[other])}
          suppressHydrationWarning
        >
          Continue
        </a>
        , or sign in as somebody else below.
      </p>
      <p className="mt-2 hidden text-note text-muted no-js:block">
        Signing in needs JavaScript, which this browser does not run.
      </p>
    </>
  );
}

interface FieldProps {
  id: string;
  label: string;
  hint: string;
  type?: 'text' | 'password';
  /** The value that a password manager can fill in. */
  autoComplete: 'username' | 'current-password';
  /** Controls below the field. */
  children?: ReactNode;
}

/** A labelled field. The page's script fills in the error. */
function Field({ id, label, hint, type = 'text', autoComplete, children }: FieldProps) {
  return (
    <div>
      <label htmlFor={id} className="block text-note font-semibold">
        {label}
      </label>
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
        className="mt-1.5 min-h-12 w-full rounded-control border border-control bg-surface px-3.5 text-lead aria-[invalid=true]:border-rejected"
      />
      <p id={`${id}-hint`} className="mt-1.5 text-note text-muted">
        {hint}
      </p>
      {children}
    </div>
  );
}

/** The choice to store nothing on the computer. */
function SharedComputer() {
  return (
    <label className="mt-4 flex min-h-11 cursor-pointer gap-3 text-note no-js:hidden">
      <input
        id="shared-computer"
        type="checkbox"
        className="size-6 shrink-0 cursor-pointer accent-brand"
      />
      <span>
        This is a shared computer
        <span className="block text-muted">
          Log out before you leave. Traces can stay in the files of this browser: use a private
          window, or an account that the computer resets.
        </span>
      </span>
    </label>
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
        <a href={asset(loginPages[isStudent ? 'teacher' : 'student'])} className={linkClass}>
          {isStudent ? 'Faculty Login' : 'Student Login'}
        </a>
      </p>
    </>
  );
}
