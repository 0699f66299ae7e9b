import { escapeHtml } from '@/lib/text/escape-html';

/** A report as a page that needs neither a script nor a connection. `main` is HTML. */
export function reportPage(title: string, main: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
${main}
</main>
</body>
</html>
`;
}

const style = `
:root { color-scheme: light dark; --line: #c9ced6; --soft: #f3f5f8; --error: #b3261e; --warning: #8a5300; --note: #35597a; }
@media (prefers-color-scheme: dark) { :root { --line: #454c57; --soft: #20252c; --error: #ffb4ab; --warning: #ffcc80; --note: #a9cdf0; } }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 1.75rem; margin: 0 0 .5rem; }
h2 { font-size: 1.25rem; margin: 2.5rem 0 1rem; }
h3 { font-size: 1rem; margin: 0; }
p { margin: .25rem 0; }
.result { font-size: 1.125rem; font-weight: 600; }
.figures { display: grid; grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); gap: .75rem; margin: 1.5rem 0 0; }
.figures div { background: var(--soft); border-radius: .5rem; padding: .5rem .75rem; }
dt { font-size: .875rem; } dd { margin: 0; font-size: 1.25rem; font-weight: 600; }
article { border: 1px solid var(--line); border-inline-start: .375rem solid var(--note); border-radius: .5rem; padding: .75rem 1rem; margin: 0 0 1rem; overflow-wrap: anywhere; }
.error article { border-inline-start-color: var(--error); } .warning article { border-inline-start-color: var(--warning); }
.error h2 { color: var(--error); } .warning h2 { color: var(--warning); } .note h2 { color: var(--note); }
.scroll { overflow-x: auto; margin-top: .5rem; }
pre { background: var(--soft); border-radius: .5rem; padding: .75rem 1rem; overflow-x: auto; font-size: .875rem; }
table { border-collapse: collapse; font-size: .875rem; min-width: 60%; }
th, td { text-align: start; padding: .25rem .75rem .25rem 0; border-bottom: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere; }
.number { text-align: end; font-variant-numeric: tabular-nums; }
`;
