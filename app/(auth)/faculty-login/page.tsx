import type { Metadata } from 'next';
import { SignIn } from '@/components/auth/sign-in';
import { signIn } from '@/content/marketing';
import { site } from '@/content/site';
import { routes } from '@/lib/routes';

const { title, description } = site.pages.facultyLogin;

export const metadata: Metadata = {
  title,
  description,
  alternates: { canonical: routes.facultyLogin },
  openGraph: {
    title,
    description,
    url: routes.facultyLogin,
    siteName: site.product,
    type: 'website',
  },
};

/** Where faculty come in. */
export default function FacultyLoginPage() {
  return (
    <SignIn
      words={signIn.faculty}
      notice={signIn.notice}
      destination={routes.facultyDashboard}
      other={{ href: routes.login, text: 'Student Login' }}
    />
  );
}
