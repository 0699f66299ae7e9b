import { renderToStaticMarkup } from 'react-dom/server';
import { sampleReport } from '@/__tests__/components/integrity/sample-report';
import { ReportDocument } from '@/components/integrity/report/document/report-document';

test('Prints the pairs that share most, and says so, when there are more than a browser can lay out', async () => {
  const report = await sampleReport();
  const [pair] = report.comparison.pairs;
  const withPairs = (count: number) =>
    renderToStaticMarkup(
      <ReportDocument
        report={{
          ...report,
          comparison: { ...report.comparison, pairs: Array.from({ length: count }, () => pair!) },
        }}
      />,
    );
  expect(withPairs(500).match(/<h3>/g)).toHaveLength(500);
  expect(withPairs(500)).not.toContain('that share most');
  const many = withPairs(44_850);
  expect(many.match(/<h3>/g)).toHaveLength(500);
  expect(many).toContain('Pairs that share passages: 44850');
  expect(many).toContain('These are the 500 that share most.');
});
