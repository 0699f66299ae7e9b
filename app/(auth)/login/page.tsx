import type { Metadata } from 'next';
import { SignIn } from '@/components/auth/sign-in';
import { signIn } from '@/content/marketing';
import { site } from '@/content/site';
import { routes } from '@/lib/routes';

const { title, description } = site.pages.login;

export const metadata: Metadata = {
  title,
  description,
  alternates: { canonical: routes.login },
  openGraph: { title, description, url: routes.login, siteName: site.product, type: 'website' },
};

/** Where a student comes in. */
export default function LoginPage() {
  return (
    <SignIn
      words={signIn.student}
      notice={signIn.notice}
      destination={routes.profile}
      other={{ href: routes.facultyLogin, text: 'Faculty Login' }}
    />
  );
}
