import { CampusFrame } from '@/components/auth/campus-frame';
import { credentialIssuer } from '@/components/credential/model/issuer';
import { VerifyForm } from '@/components/credential/verify/verify-form';
import { StructuredData } from '@/components/page/structured-data';
import { campusMap } from '@/content/campus';
import { site } from '@/content/site';
import { publicMetadata } from '@/lib/site/page-metadata';
import { breadcrumbData } from '@/lib/site/structured-data';

export const metadata = publicMetadata(site, 'verify');

export default function VerifyPage() {
  return (
    <CampusFrame site={site} map={campusMap}>
      <VerifyForm issuer={credentialIssuer(site)} />
      <StructuredData data={breadcrumbData(site, 'verify', 'Check a credential')} />
    </CampusFrame>
  );
}
