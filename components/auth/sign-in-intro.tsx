import type { PersonKind } from '@/lib/record/person';
import { firstPages } from '@/lib/record/sign-in-page';
import { asset } from '@/lib/site/routes';

interface SignInIntroProps {
  kind: PersonKind;
  heading: string;
  text: string;
}

/** The heading of a sign-in page, and a sentence; the page's script replaces the sentence if a person is signed in. */
export function SignInIntro({ kind, heading, text }: SignInIntroProps) {
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
