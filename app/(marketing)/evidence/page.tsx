import { EvidenceFrame } from '@/components/marketing/evidence/evidence-frame';
import { EvidencePage } from '@/components/marketing/evidence/evidence-page';
import { StructuredData } from '@/components/page/structured-data';
import { evidence } from '@/content/marketing';
import { site } from '@/content/site';
import { publicMetadata } from '@/lib/site/page-metadata';
import { breadcrumbData } from '@/lib/site/structured-data';

export const metadata = publicMetadata(site, 'evidence');

export default function Evidence() {
  return (
    <EvidenceFrame product={site.product}>
      <EvidencePage evidence={evidence} />
      <StructuredData data={breadcrumbData(site, 'evidence', evidence.heading)} />
    </EvidenceFrame>
  );
}
