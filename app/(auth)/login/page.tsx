import { SignIn } from '@/components/auth/sign-in';
import { StructuredData } from '@/components/page/structured-data';
import { signIn } from '@/content/marketing';
import { site } from '@/content/site';
import { publicMetadata } from '@/lib/site/page-metadata';
import { routes } from '@/lib/site/routes';
import { breadcrumbData } from '@/lib/site/structured-data';

export const metadata = publicMetadata(site, 'login');

export default function LoginPage() {
  return (
    <>
      <SignIn
        kind="student"
        product={site.product}
        copy={signIn.student}
        notice={signIn.notice}
        destination={routes.profile}
        other={{ href: routes.facultyLogin, text: 'Faculty Login' }}
        openSample={site.openSample}
        campusIdentity={site.campusIdentity ?? false}
      />
      <StructuredData data={breadcrumbData(site, 'login', signIn.student.heading)} />
    </>
  );
}
