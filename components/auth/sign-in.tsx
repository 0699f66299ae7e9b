import { InformationCircleIcon } from '@heroicons/react/20/solid';
import { buttonClass } from '@/components/ui/button';
import type { SignIn as SignInCopy } from '@/content/schema/marketing/sign-in';
import { asset, routes, type Route } from '@/lib/site/routes';
import { Field } from './field';

const linkClass =
  'inline-flex min-h-8 items-center font-semibold text-brand underline underline-offset-4 hover:decoration-2';

interface SignInProps {
  /** The name of the portal. */
  product: string;
  copy: SignInCopy['student'];
  /** Says what happens to the typed values. */
  notice: string;
  /** The target of the login link. */
  destination: Route;
  /** The other audience's sign-in page. */
  other: { href: Route; text: string };
}

/** The sign-in form. Its fields have no names, so nothing that is typed is sent. */
export function SignIn({ product, copy, notice, destination, other }: SignInProps) {
  return (
    <form action={asset(destination)} aria-labelledby="sign-in-heading" className="w-full max-w-sm">
      <h1
        id="sign-in-heading"
        className="text-heading tracking-[-0.025em] md:text-figure md:leading-[1.08]"
      >
        {copy.heading}
      </h1>
      <p className="mt-2 text-lead text-muted">{copy.text}</p>
      <div className="mt-8 space-y-5">
        <Field id="username" label={copy.userName} autoComplete="username" />
        <Field
          id="password"
          label="Password"
          type="password"
          autoComplete="current-password"
          action={
            <a href={asset(routes.landing)} className={`${linkClass} text-note`}>
              Forgot Password
            </a>
          }
        />
      </div>
      <button type="submit" hidden>
        Login to {product}
      </button>
      <a
        href={asset(destination)}
        className={`${buttonClass('primary')} mt-6 min-h-12 w-full text-center !whitespace-normal`}
      >
        Login to {product}
      </a>
      <p className="mt-4 text-center">
        <a href={asset(other.href)} className={linkClass}>
          {other.text}
        </a>
      </p>
      <p className="mt-8 flex gap-2.5 border-t border-line pt-5 text-note text-muted">
        <InformationCircleIcon className="size-5 shrink-0" aria-hidden="true" />
        {notice}
      </p>
    </form>
  );
}
