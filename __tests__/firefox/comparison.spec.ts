import { writeFile } from 'node:fs/promises';
import type { ElementHandle, Page } from 'puppeteer-core';
import { inventedPdfs } from '@/__tests__/fixture/integrity/invented-pdf';
import { pdfDocument } from '@/__tests__/fixture/integrity/pdf-document';
import { routes } from '@/lib/site/routes';
import { expectText, named, press, visit } from './steps';
import { expect, test } from './watched';

const broken = { name: 'Gita.pdf', buffer: Buffer.from('%PDF-1.7 broken') };

async function typeInto(tab: Page, label: string, text: string): Promise<void> {
  await (await named(tab, 'input', label)).focus();
  await tab.keyboard.type(text);
}

async function setAssignment(tab: Page, file: string): Promise<void> {
  await writeFile(file, pdfDocument({ pages: [['Explain stacks.']] }));
  await visit(tab, routes.facultyDashboard);
  const field = await tab.waitForSelector('main input[type="file"]');
  await (field as ElementHandle<HTMLInputElement>).uploadFile(file);
  await expectText(tab, 'main', 'stacks.pdf');
  await typeInto(tab, 'Assignment name', 'Stacks');
  await (await named(tab, 'select', 'Section')).select('1CSE33');
  await typeInto(tab, 'Due date', '11202027');
  await press(tab, 'button', 'Send Assignments');
  await expectText(tab, 'body', '“Stacks” for 1CSE33');
}

async function openComparison(tab: Page): Promise<void> {
  await press(tab, 'button', 'Manage Stacks');
  await press(tab, 'dialog[open] button', 'Compare texts');
  await expectText(tab, 'dialog[open] h2', 'Compare texts: Stacks');
}

/** Drops files on the field for the work of students. */
const drop = (tab: Page, files: readonly { name: string; buffer: Buffer }[]) =>
  tab.evaluate(
    (dropped) => {
      const transfer = new DataTransfer();
      for (const { name, content } of dropped) {
        const bytes = Uint8Array.from(atob(content), (one) => one.charCodeAt(0));
        transfer.items.add(new File([bytes], name, { type: 'application/pdf' }));
      }
      const field = document.querySelector('dialog[open] input[type="file"]');
      const init = { dataTransfer: transfer, bubbles: true, cancelable: true };
      field?.dispatchEvent(new DragEvent('drop', init));
    },
    files.map(({ name, buffer }) => ({ name, content: buffer.toString('base64') })),
  );

test(
  'a teacher drops PDFs and reads a pair; only the reader is loaded',
  { tag: '@slow' },
  async ({ tab }, info) => {
    test.slow();
    await setAssignment(tab, info.outputPath('stacks.pdf'));
    await visit(tab, routes.facultyAssignments);
    await openComparison(tab);
    const paths = new Set<string>();
    tab.on('request', (request) => paths.add(new URL(request.url()).pathname));
    await drop(tab, [...inventedPdfs(), broken]);
    await press(tab, 'dialog[open] button', 'Compare 7 texts');
    await expectText(tab, 'dialog[open]', /4 pairs share passages/);
    await expectText(tab, 'dialog[open]', 'Gita.pdf is damaged.');
    expect([...paths].sort()).toEqual(['/compare-texts.js', '/read-text.js']);

    await press(tab, 'button', 'Show Asha and Bilal side by side');
    await expectText(tab, 'dialog[open]', 'Passage 1 of 1: 30 words, page 2 of both');
    expect(await tab.$$eval('dialog[open] mark', (marks) => marks.length)).toBe(2);
    await press(tab, 'dialog[open] button', 'Back to the report');
  },
);
