/** The look of a report on paper and in its file, without a class of the site. */
export const reportStyle = `
.comparison { color: #1a2024; font-family: var(--font-sans, system-ui, sans-serif); font-variant-numeric: tabular-nums; line-height: 1.45; overflow-wrap: anywhere; text-align: start; }
.comparison * { margin: 0; padding: 0; box-sizing: border-box; }
.comparison :is(h1, h2, h3) { color: #0b5563; font-weight: 680; line-height: 1.2; break-after: avoid; }
.comparison h1 { font-size: 2em; }
.comparison h2 { margin: 1.6em 0 0.5em; font-size: 1.4em; }
.comparison h3 { margin: 1.4em 0 0.3em; font-size: 1.1em; }
.comparison p { margin-top: 0.5em; max-width: 46em; }
.comparison ul { margin-top: 0.5em; padding-inline-start: 1.3em; list-style: disc; }
.comparison table { width: calc(100% - 1px); margin-top: 0.6em; border-collapse: collapse; table-layout: fixed; }
.comparison caption { padding-bottom: 0.3em; text-align: start; color: #565e64; }
.comparison :is(th, td) { border: 1px solid #c9c2b1; padding: 0.4em 0.6em; text-align: start; vertical-align: top; font-weight: 400; }
.comparison thead th { font-weight: 600; }
.comparison tr { break-inside: avoid; }
.comparison mark { background: #ffebd1; color: inherit; }
.comparison .comparison-muted { color: #565e64; }
`;
