import { renderToStaticMarkup } from 'react-dom/server';
import { sampleReport } from '@/__tests__/components/integrity/sample-report';
import { reportLimit } from '@/components/integrity/model/quoted-pair';
import { ReportDocument } from '@/components/integrity/report/report-document';

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

test('Quotes no more than a browser can lay out, and says so', async () => {
  const report = await sampleReport();
  const words = 1_000_000;
  const pages = [{ number: 1, text: 'water '.repeat(words) }];
  const files = ['asha', 'kabir', 'meera'].map((id) => ({
    ...{ id, name: `${id}.txt`, role: 'work' as const, owner: id, pages },
  }));
  const whole = { start: 0, end: words };
  const pairOf = (first: string, second: string) => ({
    ...{ first, second, passages: [{ first: whole, second: whole }] },
    shared: { first: words, second: words },
    compared: { first: words, second: words },
  });
  const pairs = [pairOf('asha', 'kabir'), pairOf('asha', 'meera')];
  const markup = renderToStaticMarkup(
    <ReportDocument report={{ ...report, files, comparison: { ...report.comparison, pairs } }} />,
  );
  expect(markup.length).toBeLessThan(reportLimit.characters * 1.01);
  expect(markup).toContain('This report is shortened');
  expect(markup).toContain('1 shared passage, of which 0 are shown');
});
