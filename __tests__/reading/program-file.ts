import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumFlags, findTestChromium } from '@/tools/quality/browser/chromium';
import { onPath } from '@/tools/quality/browser/installed';
import type { LanguageText } from '@/__tests__/fixture/integrity/language-text';

/** Writes texts, by name, as files of one kind into a folder, and returns the paths in the same order. */
type Writer = (
  texts: readonly (readonly [name: string, text: LanguageText])[],
  folder: string,
) => string[];

/** A program that writes one file at a time. */
type WriteOne = (text: LanguageText, name: string, folder: string) => string;

const oneByOne =
  (write: WriteOne): Writer =>
  (texts, folder) =>
    texts.map(([name, text]) => write(text, name, folder));

/** Where the programs are installed. */
const paths = {
  LibreOffice: installed('soffice'),
  Chromium: findTestChromium(),
  XeTeX: installed('xelatex'),
};

const writers: Readonly<Record<string, [keyof typeof paths, (path: string) => Writer]>> = {
  'PDF of LibreOffice': ['LibreOffice', (path) => office(path, 'pdf')],
  'PDF of Chromium': ['Chromium', print],
  'PDF of XeTeX': ['XeTeX', typeset],
  '.docx': ['LibreOffice', (path) => office(path, 'docx')],
};

/** Shown when a program that every measurement needs is not found. */
export const readingHelp = [
  'The reading of files was not measured: LibreOffice or Chromium was not found. Install them, and fonts:',
  '  Debian           sudo apt-get install libreoffice-writer-nogui chromium fonts-noto-core',
].join('\n');

/** What the installed programs write, by kind of file; undefined without LibreOffice or Chromium. XeTeX may be missing. */
export function installedWriters(): (readonly [string, Writer])[] | undefined {
  if (paths.LibreOffice === undefined || paths.Chromium === undefined) return undefined;
  return Object.entries(writers).flatMap(([kind, [program, make]]) => {
    const path = paths[program];
    return path === undefined ? [] : [[kind, make(path)] as const];
  });
}

/** The names and versions of the installed programs, such as "LibreOffice 7.4.7.2". */
export const installedVersions = (): string[] =>
  Object.entries(paths).flatMap(([name, path]) => {
    if (path === undefined) return [];
    const said = execFileSync(path, ['--version'], { encoding: 'utf8' });
    return `${name} ${/\d[\d.]*/.exec(said)?.[0]}`;
  });

function installed(name: string): string | undefined {
  return onPath([name], process.env).find(existsSync);
}

function run(program: string, args: readonly string[], folder: string): void {
  mkdirSync(folder, { recursive: true });
  execFileSync(program, args, { cwd: folder, stdio: 'ignore', timeout: 600_000 });
}

function office(path: string, format: string): Writer {
  return (texts, folder) => {
    const sources = texts.map(([name]) => `${name}.fodt`);
    for (const [name, text] of texts)
      writeFileSync(join(folder, `${name}.fodt`), openDocument(text));
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
    const target = ['--convert-to', format, '--outdir', format];
    run(path, [profile, '--headless', ...target, ...sources], folder);
    return texts.map(([name]) => join(folder, format, `${name}.${format}`));
  };
}

function print(path: string): Writer {
  return oneByOne(({ font, direction, paragraphs }, name, folder) => {
    const body = paragraphs.map((one) => `<p>${one}</p>`).join('\n');
    const style = `<style>body { font: 12pt '${font}' }</style>`;
    const page = `<!doctype html><html dir="${direction}"><meta charset="utf-8">${style}${body}</html>`;
    writeFileSync(join(folder, `${name}.html`), page);
    const pdf = join(folder, `${name}.html.pdf`);
    const flags = [...chromiumFlags, '--headless', '--no-pdf-header-footer'];
    run(path, [...flags, `--print-to-pdf=${pdf}`, `file://${folder}/${name}.html`], folder);
    return pdf;
  });
}

function typeset(path: string): Writer {
  return oneByOne(({ font, direction, paragraphs }, name, folder) => {
    const [begin, end] = direction === 'rtl' ? ['\\TeXXeTstate=1 \\beginR', '\\endR'] : ['', ''];
    const body = paragraphs.map((one) => `${begin} ${one} ${end}`).join('\n\n');
    const source = `\\XeTeXgenerateactualtext=1\\documentclass{article}\\usepackage{fontspec}\\setmainfont{${font}}\\begin{document}${body}\\end{document}`;
    writeFileSync(join(folder, `${name}.tex`), source);
    run(path, ['-interaction=batchmode', `${name}.tex`], folder);
    return join(folder, `${name}.pdf`);
  });
}

/** A flat OpenDocument text. */
function openDocument({ font, direction, paragraphs }: LanguageText): string {
  const spaces = ['office', 'style', 'text'].map(
    (one) => `xmlns:${one}="urn:oasis:names:tc:opendocument:xmlns:${one}:1.0"`,
  );
  const compatible = [
    ['fo', 'xsl-fo'],
    ['svg', 'svg'],
  ].map(
    ([one, name]) => `xmlns:${one}="urn:oasis:names:tc:opendocument:xmlns:${name}-compatible:1.0"`,
  );
  const mode = direction === 'rtl' ? 'rl-tb' : 'lr-tb';
  return `<?xml version="1.0" encoding="UTF-8"?>
<office:document ${[...spaces, ...compatible].join(' ')} office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text">
<office:font-face-decls><style:font-face style:name="F" svg:font-family="'${font}'"/></office:font-face-decls>
<office:styles><style:style style:name="P" style:family="paragraph"><style:paragraph-properties style:writing-mode="${mode}"/><style:text-properties style:font-name="F" style:font-name-complex="F" fo:font-size="12pt" style:font-size-complex="12pt"/></style:style></office:styles>
<office:body><office:text>${paragraphs.map((one) => `<text:p text:style-name="P">${one}</text:p>`).join('')}</office:text></office:body></office:document>`;
}
