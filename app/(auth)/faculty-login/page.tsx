import { SignIn } from '@/components/auth/sign-in';
import { StructuredData } from '@/components/page/structured-data';
import { signIn } from '@/content/marketing';
import { site } from '@/content/site';
import { publicMetadata } from '@/lib/site/page-metadata';
import { routes } from '@/lib/site/routes';
import { breadcrumbData } from '@/lib/site/structured-data';

export const metadata = publicMetadata(site, 'facultyLogin');

export default function FacultyLoginPage() {
  return (
    <>
      <SignIn
        kind="teacher"
        product={site.product}
        copy={signIn.faculty}
        notice={signIn.notice}
        destination={routes.facultyDashboard}
        other={{ href: routes.login, text: 'Student Login' }}
        openSample={site.openSample}
        campusIdentity={site.campusIdentity ?? false}
      />
      <StructuredData data={breadcrumbData(site, 'facultyLogin', signIn.faculty.heading)} />
    </>
  );
}
