import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { sampleReport } from '@/__tests__/components/integrity/sample-report';
import { compareTexts } from '@/components/integrity/model/compare-texts';
import { reportLimit } from '@/components/integrity/model/quoted-pair';
import type { TextFile } from '@/components/integrity/model/text';
import { LeftOutList } from '@/components/integrity/report/left-out-list';
import { ReportDocument } from '@/components/integrity/report/report-document';

const header =
  'This file was written by the program of the college. Click the button of the licence to change the words of this header.';
const owners = ['Asha', 'Kabir', 'Meera', 'Rohan', 'Zoya'];
const files = owners.map((owner): TextFile => ({
  ...{ id: owner, name: `${owner}.txt`, role: 'work', owner },
  pages: [{ number: 1, text: `${header} ${`${owner} `.repeat(40)}` }],
}));

test('A passage that many texts have is listed once, with their number', async () => {
  const { leftOut } = compareTexts(files);
  render(<LeftOutList leftOut={leftOut} files={files} />);
  await userEvent.click(screen.getByText('Show the 1 part left out'));
  const rows = within(screen.getByRole('list', { name: 'Left out' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(
      /^Asha, page 1: 2\d words of passage of many texts, also in 4 other texts\./,
    ),
  ]);
});

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
