import Papa from 'papaparse';
import type { RawRow } from './csv-rows';
import { filledCount } from './clean-cell';
import { findHeader, headerRows } from './find-header';
import type { HeaderScore } from './table';

const delimiters = [',', ';', '\t', '|'];
/** Rows that are looked at: enough to see the table below a preamble. */
const sampleRows = 2 * headerRows;

/** How a text is divided into cells. */
export interface Dialect {
  delimiter: string;
  /** True if the first line is `sep=;`, as Excel writes it. */
  named: boolean;
}

/** Chooses the delimiter with which the header has the most known names and the rows are as wide as the header. */
export function chooseDelimiter(sample: string, score: HeaderScore): Dialect {
  const named = /^"?sep=(.)"?\n/i.exec(sample)?.[1];
  if (named !== undefined && named !== '"') return { delimiter: named, named: true };
  if (!/[\p{L}\p{N}]/u.test(sample)) return { delimiter: ',', named: false };
  const candidates = delimiters.map((delimiter) => rate(sample, delimiter, score));
  const [best] = candidates.sort(
    (one, other) =>
      other.score - one.score ||
      Number(other.width > 1) - Number(one.width > 1) ||
      other.share - one.share ||
      other.width - one.width,
  );
  return { delimiter: best?.delimiter ?? ',', named: false };
}

function rate(sample: string, delimiter: string, score: HeaderScore) {
  const rows = sampleRowsOf(sample, delimiter);
  const index = findHeader(rows.slice(0, headerRows), score);
  const header = rows[index]?.cells ?? [];
  const filled = rows.filter(({ cells }) => filledCount(cells) > 0);
  const same = filled.filter(({ cells }) => cells.length === header.length);
  return {
    delimiter,
    score: index < 0 ? 0 : score(header.map((cell) => cell.trim())),
    width: header.length,
    share: same.length / Math.max(1, filled.length),
  };
}

/** The first rows of a sample. Its last row may be cut, so it is left out if there are others. */
function sampleRowsOf(sample: string, delimiter: string): RawRow[] {
  const parser = new Papa.Parser({ delimiter, newline: '\n', preview: sampleRows });
  const { data } = parser.parse(sample, 0, false) as Papa.ParseResult<string[]>;
  const rows = data.length > 1 && data.length < sampleRows ? data.slice(0, -1) : data;
  return rows.map((cells, index) => ({ line: index + 1, cells, problem: undefined }));
}
