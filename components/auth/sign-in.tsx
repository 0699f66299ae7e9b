import { InformationCircleIcon } from '@heroicons/react/20/solid';
import type { SignIn as SignInCopy } from '@/content/schema/marketing/sign-in';
import type { Site } from '@/content/schema/site';
import { idNames, type PersonKind } from '@/lib/record/person';
import { visitorPages } from '@/lib/record/sign-in-page';
import { asset, routes } from '@/lib/site/routes';
import { DemoPeople } from './demo-people';
import { Field } from './field';
import { linkClass } from './link-class';
import { LoggedOut } from './logged-out';
import { SharedComputer } from './shared-computer';
import { SignInActions } from './sign-in-actions';
import { SignInIntro } from './sign-in-intro';
import { SignInMessage } from './sign-in-message';
import { SignedInPeople } from './signed-in-people';
import { StaySignedInQuestion } from './stay-signed-in-question';
import { Tour } from './tour';

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
        <SignInIntro kind={kind} heading={heading} text={text} />
        <SignedInPeople />
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
        <SignInMessage />
        <SignInActions kind={kind} site={site} />
      </form>
      <StaySignedInQuestion />
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
