const controlClass =
  '[&_:is(a,button)]:cursor-pointer [&_:is(a,button)]:font-semibold [&_:is(a,button)]:underline [&_:is(a,button)]:underline-offset-4';

/** Says why nobody was signed in, or what the session lacks. The page's script fills it in. */
export function SignInMessage() {
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
