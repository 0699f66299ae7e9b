import { createHash } from 'node:crypto';
import { escapeHtml } from '@/lib/text/escape-html';

/** A page for a registrar, opened from the disk: no request, and only this script. `main` is HTML. */
export function pageHtml(title: string, main: string, script = ''): string {
  const hash = createHash('sha256').update(script).digest('base64');
  const scripts = script === '' ? '' : ` script-src 'sha256-${hash}';`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none';${scripts} style-src 'unsafe-inline'">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
${main}
</main>
${script === '' ? '' : `<script>${script}</script>`}
</body>
</html>
`;
}

const cell = (tag: string, text: string) => `<${tag}><bdi>${escapeHtml(text)}</bdi></${tag}>`;

/** A table that scrolls inside itself. */
export function tableHtml(
  label: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const head = columns.map((name) => `<th scope="col">${escapeHtml(name)}</th>`).join('');
  const body = rows.map((row) => `<tr>${row.map((text) => cell('td', text)).join('')}</tr>`);
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escapeHtml(label)}"><table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}

/** The colours are those of the portal. */
const style = `
:root { color-scheme: light dark; --canvas: #f6f3ec; --surface: #fff; --sunken: #efebe1; --line: #e0dacb; --control: #857c6a; --text: #1a2024; --muted: #565e64; --brand: #0b5563; --on-brand: #fff; --soft: #e1f0f1; --accent: #f0a020; --error: #a3201d; --error-fill: #fce4e1; --warning: #8a4300; --warning-fill: #ffebd1; --good: #14613a; --good-fill: #dff3e6; }
@media (prefers-color-scheme: dark) { :root { --canvas: #0e1517; --surface: #162023; --sunken: #0a1012; --line: #2a373b; --control: #76868b; --text: #eaefee; --muted: #a5b1b3; --brand: #5fc5d2; --on-brand: #04252b; --soft: #12343a; --accent: #f7b53c; --error: #ff9c94; --error-fill: #431714; --warning: #ffbd73; --warning-fill: #3b2408; --good: #7fdca4; --good-fill: #12331f; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--canvas); color: var(--text); font: 15px/1.5 system-ui, sans-serif; font-variant-numeric: tabular-nums; }
main { max-width: 64rem; margin: 0 auto; padding: 32px 16px 96px; }
h1 { font-size: 27px; line-height: 1.2; letter-spacing: -.02em; margin: 0 0 4px; }
h2 { font-size: 20px; letter-spacing: -.015em; margin: 0 0 12px; }
h3 { font-size: 17px; margin: 20px 0 8px; } h4 { font-size: 15px; margin: 0; overflow-wrap: anywhere; }
p { margin: 4px 0; } a { color: var(--brand); }
.muted, .where { color: var(--muted); overflow-wrap: anywhere; }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 14px; padding: 20px; margin: 18px 0 0; }
.next { border-inline-start: 6px solid var(--accent); } .next p:first-of-type { font-size: 17px; font-weight: 650; }
code, textarea, pre { font: 13px/1.5 ui-monospace, monospace; } code { background: var(--sunken); border-radius: 6px; padding: 2px 6px; overflow-wrap: anywhere; }
.figures { display: grid; grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr)); gap: 12px; margin: 0; }
.figures div { background: var(--sunken); border-radius: 10px; padding: 8px 12px; }
dt { font-size: 13px; color: var(--muted); } dd { margin: 0; font-size: 20px; font-weight: 650; }
article { border: 1px solid var(--line); border-inline-start: 6px solid var(--brand); border-radius: 10px; padding: 12px 16px; margin: 0 0 12px; }
article.error { border-inline-start-color: var(--error); } article.warning { border-inline-start-color: var(--accent); }
h3.error { color: var(--error); } h3.warning { color: var(--warning); }
.scroll { overflow-x: auto; margin-top: 8px; border-radius: 10px; } .scroll:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
table { border-collapse: collapse; font-size: 14px; min-width: 50%; }
th, td { text-align: start; padding: 6px 16px 6px 0; border-bottom: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere; }
th { color: var(--muted); font-weight: 600; white-space: nowrap; }
details { margin-top: 8px; } summary { cursor: pointer; padding: 4px 0; font-weight: 600; }
select, input:not([type=checkbox]), button { font: inherit; min-height: 40px; max-width: 100%; border: 1px solid var(--control); border-radius: 10px; background: var(--surface); color: inherit; padding: 6px 10px; }
button { background: var(--brand); border-color: var(--brand); color: var(--on-brand); font-weight: 600; padding: 6px 16px; cursor: pointer; } button.quiet { background: var(--surface); color: var(--brand); }
input[type=checkbox] { width: 20px; height: 20px; accent-color: var(--brand); vertical-align: -4px; margin: 0 6px 0 0; }
:is(select, input, button, summary, textarea, a):focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
button:disabled, input:disabled + span { opacity: .6; cursor: default; }
.rows { display: grid; gap: 0; margin: 12px 0; border-top: 1px solid var(--line); }
.row { display: grid; grid-template-columns: minmax(9rem, 1.2fr) minmax(9rem, 1.6fr) minmax(12rem, 1.6fr); gap: 4px 16px; align-items: center; padding: 8px 0; border-bottom: 1px solid var(--line); }
.row b, .row span { overflow-wrap: anywhere; } .row select { width: 100%; } .row .more { display: grid; gap: 6px; }
.row [data-note] { grid-column: 1 / -1; color: var(--warning); } .row [data-note]:empty { display: none; }
.actions { display: flex; flex-wrap: wrap; gap: 12px; align-items: center; margin: 12px 0 0; }
.confirm { background: var(--soft); border-radius: 10px; padding: 8px 12px; font-weight: 600; }
.questions { display: grid; gap: 12px; } .questions label { display: grid; gap: 4px; } label.check { display: block; padding: 4px 0; }
textarea { width: 100%; height: 18rem; background: var(--sunken); color: inherit; border: 1px solid var(--control); border-radius: 10px; padding: 12px; white-space: pre; }
[data-part=preview] td { white-space: nowrap; }
[data-form] + [data-form] { margin-top: 32px; padding-top: 12px; border-top: 1px solid var(--line); }
@media (max-width: 40rem) { .row { grid-template-columns: 1fr; } .card { padding: 16px; } select, button { min-height: 44px; } }
`;
