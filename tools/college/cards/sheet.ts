import { encode } from 'uqr';
import { qrPath } from '@/lib/text/qr-path';
import type { Card } from './card';
import { escapeHtml } from '@/lib/text/escape-html';

/** Paper sizes in millimetres. */
export const papers = {
  a4: { name: 'A4', width: 210, height: 297 },
  letter: { name: 'letter', width: 215.9, height: 279.4 },
} as const;

type Paper = keyof typeof papers;

/** The cards of a sheet, and the size of a card in millimetres. */
const grid = { columns: 2, rows: 4, width: 95, height: 64 };

const perSheet = grid.columns * grid.rows;

/** The distance of a cut mark from the cards and its length, in millimetres. */
const mark = { gap: 1.5, length: 5 };

export interface SheetText {
  college: string;
  product: string;
  paper: Paper;
  /** The college's logo as a data: address; none if the site shows the sample. */
  logo?: string | undefined;
}

/** The cards as a page that prints: eight on a sheet, with cut marks, in black on white. */
export function cardSheets(cards: readonly Card[], text: SheetText): string {
  const sheets = Array.from({ length: Math.ceil(cards.length / perSheet) }, (_, index) =>
    sheetOf(cards.slice(index * perSheet, (index + 1) * perSheet), text),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<meta name="referrer" content="no-referrer">
<title>Access cards, ${escapeHtml(text.college)}</title>
<style>${styleOf(text)}</style>
</head>
<body>
${sheets.join('\n')}
</body>
</html>
`;
}

function sheetOf(cards: readonly Card[], text: SheetText): string {
  return `<section class="sheet">${cutMarks(text.paper)}<div class="cards">
${cards.map((card) => cardHtml(card, text)).join('\n')}
</div></section>`;
}

function cardHtml(card: Card, { college, product }: SheetText): string {
  const { name, writtenId, kind, code, address, link, number, sections } = card;
  const idLabel = kind === 'student' ? 'Roll number' : 'Employee id';
  const own = kind === 'student' ? classesOf(sections).join(', ') : '';
  return `<article class="card">
<div class="top"><div class="who">
<p class="college">${escapeHtml(college)}</p>
<h2 dir="auto" class="${textSize(name)}">${escapeHtml(name)}</h2>
${own && `<p class="section" dir="auto">${escapeHtml(own)}</p>\n`}<p class="label">${idLabel}</p><p class="id ${textSize(writtenId)}"><bdi>${escapeHtml(writtenId)}</bdi></p>
</div><div class="qr">${qrCode(link, 'QR code of the login page')}</div></div>
${number ? `<div class="small">${qrCode(number, 'Code of the roll number', 2)}</div>\n` : ''}<p class="label">Access code</p><p class="code">${code}</p>
<p class="address">Scan the ${number ? 'large' : 'QR'} code, or sign in at <b>${escapeHtml(address)}</b></p>
<p class="note">This code opens your record in ${escapeHtml(product)}: keep it private, and tell the college if you lose this card.</p>
</article>`;
}

/** The sections without those of a course of a class that is there too: "CS301 II CSE-A" beside "II CSE-A". */
const classesOf = (sections: readonly string[]) =>
  sections.filter((one) => !sections.some((other) => one.endsWith(` ${other}`)));

function qrCode(text: string, label: string, border = 4): string {
  const { data, size } = encode(text, { ecc: 'M', border });
  return `<svg viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges" role="img" aria-label="${label}"><path d="${qrPath(data)}"/></svg>`;
}

/** A long text is set smaller, so that all of it fits. */
function textSize(text: string): string {
  const { length } = [...text];
  if (length > 96) return 'longest';
  return length <= 26 ? 'short' : length <= 48 ? 'medium' : 'long';
}

/** Lines outside the cards at every edge of a card. */
function cutMarks(paper: Paper): string {
  const { width, height } = papers[paper];
  const left = (width - grid.columns * grid.width) / 2;
  const top = (height - grid.rows * grid.height) / 2;
  const [right, bottom] = [width - left, height - top];
  const start = mark.gap + mark.length;
  const lines: string[] = [];
  for (let column = 0; column <= grid.columns; column += 1) {
    const x = left + column * grid.width;
    lines.push(`M${x} ${top - start}v${mark.length}M${x} ${bottom + mark.gap}v${mark.length}`);
  }
  for (let row = 0; row <= grid.rows; row += 1) {
    const y = top + row * grid.height;
    lines.push(`M${left - start} ${y}h${mark.length}M${right + mark.gap} ${y}h${mark.length}`);
  }
  return `<svg class="marks" viewBox="0 0 ${width} ${height}" aria-hidden="true"><path d="${lines.join('')}" fill="none" stroke="#000" stroke-width="0.2"/></svg>`;
}

function styleOf({ paper, logo }: SheetText): string {
  const { name, width, height } = papers[paper];
  return `
@page { size: ${name}; margin: 0; }
* { box-sizing: border-box; margin: 0; }
html { background: #fff; color: #000; font-family: system-ui, "Noto Sans", Arial, sans-serif; }
.sheet { position: relative; width: ${width}mm; height: ${height}mm; overflow: hidden; break-after: page; }
.sheet:last-child { break-after: auto; }
.marks { position: absolute; inset: 0; width: 100%; height: 100%; }
.cards { position: absolute; left: ${(width - grid.columns * grid.width) / 2}mm; top: ${(height - grid.rows * grid.height) / 2}mm; display: grid; grid-template: repeat(${grid.rows}, ${grid.height}mm) / repeat(${grid.columns}, ${grid.width}mm); }
.card { padding: 3mm 5mm; overflow: hidden; font-size: 7.5pt; line-height: 1.25; overflow-wrap: anywhere; }
.top { display: flex; justify-content: space-between; gap: 2mm; min-height: 30mm; margin-bottom: 0.5mm; }
.who { flex: 1; min-width: 0; }
.qr { flex: none; width: 30mm; }
.qr svg, .small svg { display: block; width: 100%; }
.small { float: right; width: 15mm; }
.college, .section { font-size: 7pt; margin-bottom: 1mm; }
.college, .section { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
.section { -webkit-line-clamp: 1; }
h2 { line-height: 1.2; margin-bottom: 1mm; }
.short { font-size: 13pt; } .medium { font-size: 10pt; } .long { font-size: 9pt; } .longest { font-size: 7pt; }
.label { font-size: 7pt; }
.id { font: 600 11pt ui-monospace, "Noto Sans Mono", monospace; } .id.medium { font-size: 8pt; } .id.long { font-size: 6.5pt; }
.code { font: 600 11.5pt ui-monospace, "Noto Sans Mono", monospace; white-space: nowrap; margin-bottom: 1mm; }
.note { margin-top: 1mm; }
${logo ? `.who::before { content: ""; display: block; height: 5mm; background: url("${logo}") no-repeat left / contain; print-color-adjust: exact; }\n` : ''}`;
}
