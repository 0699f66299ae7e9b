import { SignIn } from '@/components/auth/sign-in';
import { StructuredData } from '@/components/page/structured-data';
import { signIn } from '@/content/marketing';
import { site } from '@/content/site';
import { publicMetadata } from '@/lib/site/page-metadata';
import { breadcrumbData } from '@/lib/site/structured-data';

export const metadata = publicMetadata(site, 'login');

export default function LoginPage() {
  return (
    <>
      <SignIn kind="student" copy={signIn} site={site} />
      <StructuredData data={breadcrumbData(site, 'login', signIn.student.heading)} />
    </>
  );
}
