import { EvidenceFrame } from '@/components/marketing/evidence/evidence-frame';
import { EvidencePage } from '@/components/marketing/evidence/evidence-page';
import { withNumbers } from '@/components/marketing/model/numbers';
import { StructuredData } from '@/components/page/structured-data';
import { evidence } from '@/content/marketing';
import { site } from '@/content/site';
import { publicMetadata } from '@/lib/site/page-metadata';
import { breadcrumbData } from '@/lib/site/structured-data';

export const metadata = publicMetadata(site, 'evidence');

export default function Evidence() {
  return (
    <EvidenceFrame site={site}>
      <EvidencePage evidence={withNumbers(evidence)} />
      <StructuredData data={breadcrumbData(site, 'evidence', evidence.heading)} />
    </EvidenceFrame>
  );
}
