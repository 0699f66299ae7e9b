import { parse } from 'papaparse';
import type { ReviewRow } from '@/components/activity/model/review';
import {
  recordReport,
  reportToCsv,
  suppressionNotes,
} from '@/components/activity/model/record-report';
import { studentRows } from '@/content/faculty';

const categories = ['Workshop', 'Hackathon', 'Course'];

const moment = new Date(2026, 0, 31, 15, 5);

const row = (status: ReviewRow['status'], category?: string) =>
  ({
    status,
    submitted: category ? { name: 'A day of code', category } : null,
  }) as ReviewRow;

const many = (count: number, ...of: Parameters<typeof row>) => Array(count).fill(row(...of));

describe('the record report', () => {
  it('counts by category and status, with totals', () => {
    const rows = [
      ...many(7, 'Approved', 'Workshop'),
      ...many(6, 'Pending', 'Course'),
      ...many(12, 'Rejected'),
    ];
    const { asOf, lines } = recordReport(rows, categories, moment);
    expect(asOf).toBe('2026-01-31T15:05');
    expect(lines).toEqual([
      { name: 'Workshop', cells: [7, 0, 0, 7] },
      { name: 'Hackathon', cells: [0, 0, 0, 0] },
      { name: 'Course', cells: [0, 6, 0, 6] },
      { name: 'Not stated', cells: [0, 0, 12, 12] },
      { name: 'Total', cells: [7, 6, 12, 25] },
    ]);
    expect(suppressionNotes({ asOf, lines })).toEqual({ few: false, withheld: false, most: false });
  });

  it('counts categories that the rules do not have as others', () => {
    const rows = [...many(6, 'Approved', 'Poetry'), ...many(5, 'Approved', 'Rowing')];
    expect(recordReport(rows, ['Course'], moment).lines).toEqual([
      { name: 'Course', cells: [0, 0, 0, 0] },
      { name: 'Other', cells: [11, 0, 0, 11] },
      { name: 'Not stated', cells: [0, 0, 0, 0] },
      { name: 'Total', cells: [11, 0, 0, 11] },
    ]);
  });

  it("hides most of the sample's counts because they are small", () => {
    const rows = studentRows.map(({ status }) => row(status));
    const report = recordReport(rows, categories, moment);
    expect(report.lines.at(-1)).toEqual({ name: 'Total', cells: Array(4).fill('withheld') });
    expect(report.lines[3]!.cells).toEqual(['few', 'few', 'few', 'withheld']);
    expect(suppressionNotes(report)).toEqual({ few: true, withheld: true, most: true });
  });

  it('withholds totals that would reveal a small group', () => {
    const report = recordReport(
      [...many(20, 'Pending'), row('Pending', 'Course')],
      categories,
      moment,
    );
    expect(report.lines.find(({ name }) => name === 'Course')!.cells[3]).toBe('withheld');
    expect(report.lines.at(-1)!.cells[3]).toBe('withheld');
    expect(report.lines[3]!.cells).toEqual([0, 20, 0, 20]);
    expect(suppressionNotes(report).withheld).toBe(true);
  });

  it('is a CSV with the date and source of the count in every line', () => {
    const csv = reportToCsv(
      recordReport([...many(6, 'Approved'), row('Rejected')], categories, moment),
    );
    expect(csv.startsWith('\ufeffCategory,Approved,Pending,Rejected,Total,As of,')).toBe(true);
    expect(csv.split('\r\n')).toHaveLength(6);
    const { data } = parse<Record<string, string>>(csv.slice(1), { header: true });
    expect(data[3]).toMatchObject({
      Category: 'Not stated',
      Rejected: 'fewer than 5',
      'As of': '2026-01-31T15:05',
      'Counted from': expect.stringContaining('received as files'),
    });
    expect(data[0]).toMatchObject({ Category: 'Workshop', Approved: '0', Total: '0' });
  });
});
