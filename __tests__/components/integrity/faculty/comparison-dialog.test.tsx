import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { readAsText } from '@/__tests__/components/integrity/read-as-text';
import { sampleReport } from '@/__tests__/components/integrity/sample-report';
import { makeFilesReadable } from '@/__tests__/components/readable-file';
import { renderSettled, wipeDevice, writeToDevice } from '@/__tests__/components/settle';
import { ComparisonDialog } from '@/components/integrity/faculty/comparison-dialog';
import { compareTexts } from '@/components/integrity/model/compare-texts';
import { inventedClass } from '@/components/integrity/model/invented-class';
import { ReportDocument } from '@/components/integrity/report/report-document';
import { put } from '@/lib/store/record';
import type { OwnAssignment } from '@/lib/store/use-list';

jest.mock('@/components/integrity/comparer/compare-in-worker', () => ({
  compareInWorker: async (...props: Parameters<typeof compareTexts>) => compareTexts(...props),
}));
jest.mock('@/components/integrity/reader/read-text', () => ({
  readText: (...props: Parameters<typeof readAsText>) => readAsText(...props),
}));

const assignment: OwnAssignment = {
  ...{ id: 'unit-1', name: 'Stacks', instructions: 'Explain stacks.', origin: 'content' },
} as never;
const user = userEvent.setup();
const dialog = () => screen.getByRole('dialog', { name: 'Compare texts: Stacks' });
const button = (name: string | RegExp) => within(dialog()).getByRole('button', { name });
const texts = inventedClass().map(
  ({ name, pages }) => new File([pages.map(({ text }) => text).join('\f')], name),
);

const open = () => renderSettled(<ComparisonDialog assignment={assignment} onClose={() => {}} />);

async function compare(files: File[]) {
  // A person can drop files of any kind.
  const anyKind = userEvent.setup({ applyAccept: false });
  await anyKind.upload(within(dialog()).getByLabelText('Add work of students'), files);
  await user.click(button(/^Compare \d/));
  return within(dialog()).findByRole('list', { name: 'Pairs' });
}

beforeAll(makeFilesReadable);
afterEach(wipeDevice);
afterEach(() => jest.restoreAllMocks());

const pairButtons = () =>
  within(dialog())
    .getAllByRole('button', { name: /side by side$/ })
    .map((one) => one.getAttribute('aria-label'));

test('Shows the pairs with their passages, and names a file that cannot be read', async () => {
  await open();
  const pairs = await compare([...texts, new File(['x'], 'scan.pdf')]);
  expect(pairButtons()).toHaveLength(4);
  expect(within(pairs).getAllByText(/compared words \(\d+%\)$/)).toHaveLength(8);
  expect(within(pairs).getAllByText(/^1 passage, page 2$/)).toHaveLength(4);
  const unread = within(dialog()).getByRole('list', { name: 'Files that could not be read' });
  expect(unread).toHaveTextContent('scan.pdf');
});

test('Shows the groups and the observations', async () => {
  await open();
  await compare(texts);
  expect(within(dialog()).getByRole('list', { name: 'Groups' })).toHaveTextContent(/^3 texts: /);
  const notes = within(dialog()).getByRole('list', { name: 'Observations' });
  expect(notes).toHaveTextContent('letters that look like ordinary Latin ones');
});

test('Shows two texts side by side with their passages, and returns to the list', async () => {
  await open();
  await compare(texts);
  const [name] = pairButtons();
  await user.click(button(name!));
  expect(within(dialog()).getByText(/^Passage 1 of 1: \d+ words, page 2 of both$/)).toBeVisible();
  const panes = within(dialog()).getAllByRole('region', { name: /^Text of/ });
  expect(panes).toHaveLength(2);
  for (const pane of panes) expect(pane.querySelector('mark')).toHaveTextContent(/^\[1\] \S/);
  await user.click(button('Back to the report'));
  expect(button(name!)).toHaveFocus();
});

test('Announces the result, the opened pair, and the result again on the way back', async () => {
  await open();
  await compare(texts);
  const announced = (text: RegExp) =>
    within(dialog()).findByText(text, { selector: '[role="status"] *' });
  const result = await announced(/^4 pairs share passages\. 6 texts compared/);
  await user.click(button(pairButtons()[0]!));
  expect(await announced(/^Pair 1 of 4: \S+ and \S+$/)).toBeInTheDocument();
  result.remove();
  await user.click(button('Back to the report'));
  expect(await announced(/^4 pairs share passages/)).toBeInTheDocument();
});

const passage = texts[0]!;
const named = (name: string, file = passage) => new File([file], name);

test('Compares no files of one student in a download without folders', async () => {
  await open();
  const files = [
    named('iyeranu_7_90_pump.txt'),
    named('iyeranu_7_91_pump again.txt'),
    named('nairravi_LATE_8_92_data.txt', texts.at(-1)),
  ];
  const anyKind = userEvent.setup({ applyAccept: false });
  await anyKind.upload(within(dialog()).getByLabelText('Add work of students'), files);
  await user.click(button(/^Compare 3/));
  const report = await within(dialog()).findByRole('group', { name: 'Report' });
  expect(report).toHaveTextContent(/^0 pairs/);
  expect(report).toHaveTextContent('3 texts compared');
});

test('Asks whose files are that begin alike before they are compared', async () => {
  await open();
  const files = [
    named('anu_pump.txt'),
    named('anu_copy.txt'),
    named('ravi_data.txt', texts.at(-1)),
  ];
  const anyKind = userEvent.setup({ applyAccept: false });
  await anyKind.upload(within(dialog()).getByLabelText('Add work of students'), files);
  const question = within(dialog()).getByRole('group', { name: /^Several files begin with “anu”/ });
  await user.click(button(/^Compare 3/));
  const asked = 'Say if files with the same beginning are by one student.';
  expect(within(dialog()).getAllByText(asked)[0]).toBeVisible();
  await user.click(within(question).getByRole('radio', { name: /^No/ }));
  await user.click(button(/^Compare 3/));
  expect(await within(dialog()).findByRole('list', { name: 'Pairs' })).toBeVisible();
});

test('Shows what was left out, and why', async () => {
  await open();
  await compare(texts);
  await user.click(within(dialog()).getByText('Show the 4 parts left out'));
  const list = await within(dialog()).findByRole('list', { name: 'Left out' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toEqual([
    expect.stringMatching(/^invented-4, page 1: 27 words of quotation\./),
    expect.stringMatching(/^invented-4, page 2: 10 words of bibliography\.References/),
    expect.stringMatching(/^invented-5, page 1: 27 words of quotation\./),
    expect.stringMatching(/^invented-5, page 2: 10 words of bibliography\./),
  ]);
});

test('Goes from pair to pair, and marks in a text what was left out', async () => {
  await open();
  await compare(texts);
  await user.click(button(pairButtons()[0]!));
  expect(within(dialog()).getByText('Pair 1 of 4')).toBeVisible();
  expect(within(dialog()).getAllByText(/^\[left out: quotation\]/)).toHaveLength(1);
  await user.click(button('Next pair'));
  expect(within(dialog()).getByText('Pair 2 of 4')).toBeVisible();
  expect(button('Next pair')).toHaveFocus();
});

test('Says so if no file could be read, and names each with its student', async () => {
  await open();
  const user = userEvent.setup({ applyAccept: false });
  const inFolder = new File(['x'], 'essay.pdf');
  Object.defineProperty(inFolder, 'webkitRelativePath', { value: 'class/Asha/essay.pdf' });
  const files = [inFolder, new File(['x'], 'scan.pdf')];
  await user.upload(within(dialog()).getByLabelText('Add work of students'), files);
  await user.click(button('Compare 2 texts'));
  expect(await within(dialog()).findByText('None of the files could be read.')).toBeVisible();
  const unread = within(dialog()).getByRole('list', { name: 'Files that could not be read' });
  expect(unread).toHaveTextContent('essay.pdf (Asha)');
  expect(unread).toHaveTextContent('scan.pdf');
});

test('Removes one of the chosen files, and takes a folder only once', async () => {
  await open();
  const field = within(dialog()).getByLabelText('Add work of students');
  const inFolder = texts.map((file) =>
    Object.defineProperty(
      new File([file], file.name, { type: 'text/plain' }),
      'webkitRelativePath',
      {
        value: `class/${file.name}`,
      },
    ),
  );
  await user.upload(field, inFolder);
  await user.upload(field, inFolder);
  await user.click(within(dialog()).getByText('6 files chosen'));
  await user.click(button('Remove invented-1.txt'));
  expect(within(dialog()).getByText('5 files chosen')).toHaveFocus();
});

test('Compares the work received through the portal', async () => {
  const works = inventedClass().slice(0, 2);
  for (const [index, { name }] of works.entries()) {
    const file = { name, size: texts[index]!.size, sha256: 'a'.repeat(64) };
    await writeToDevice(
      put('files', { ...file, id: `f-${index}`, type: '', blob: texts[index]! }),
      put('received', {
        ...{ id: `r-${index}`, at: '2026-11-21T10:00:00.000Z', assignment: 'unit-1' },
        ...{ name: 'Stacks', handedIn: '2026-11-20T10:00:00.000Z' },
        student: { name: `Student ${index}`, rollNumber: `25-${index}` },
        file: { ...file, file: `f-${index}` },
      }),
    );
  }
  await open();
  expect(screen.queryByRole('button', { name: 'Show an invented class' })).toBeNull();
  await user.click(button('Compare 2 texts'));
  await within(dialog()).findByRole('list', { name: 'Pairs' });
  expect(pairButtons()).toEqual([expect.stringMatching(/Student [01] \(25-[01]\) and Student/)]);
});

test('Says what is missing before anything is compared', async () => {
  await open();
  await user.click(button('Compare'));
  expect(within(dialog()).getByText(/^Add the work of two students/)).toBeVisible();
});

test('Shows an invented class that is marked as invented', async () => {
  await open();
  await user.click(button('Show an invented class'));
  expect(await screen.findByText(/^These texts and their authors are invented/)).toBeVisible();
});

test('The document has every passage of both texts with its page, and no class of the site', async () => {
  const report = await sampleReport();
  const html = renderToStaticMarkup(<ReportDocument report={report} />);
  const passages = report.comparison.pairs.flatMap((pair) => pair.passages);
  expect(html.match(/<mark/g)).toHaveLength(2 * passages.length);
  expect(html).toContain('scan.pdf');
  for (const [, name] of html.matchAll(/class="([^"]*)"/g)) expect(name).toMatch(/^comparison/);
});
