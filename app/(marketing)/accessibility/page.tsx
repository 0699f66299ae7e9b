import { AccessibilityPage } from '@/components/marketing/accessibility/accessibility-page';
import { EvidenceFrame } from '@/components/marketing/evidence/evidence-frame';
import { StructuredData } from '@/components/page/structured-data';
import { site } from '@/content/site';
import { publicMetadata } from '@/lib/site/page-metadata';
import { breadcrumbData } from '@/lib/site/structured-data';

export const metadata = publicMetadata(site, 'accessibility');

export default function Accessibility() {
  return (
    <EvidenceFrame site={site}>
      <AccessibilityPage site={site} />
      <StructuredData data={breadcrumbData(site, 'accessibility', 'Accessibility')} />
    </EvidenceFrame>
  );
}
