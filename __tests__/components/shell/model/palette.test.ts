import fc from 'fast-check';
import { findEntries, type PaletteEntry } from '@/components/shell/model/palette';

const entry = (label: string, keywords = ''): PaletteEntry => ({
  id: label,
  kind: 'Page',
  label,
  keywords,
});
const entries = [
  entry('My Profile'),
  entry('Dashboard'),
  entry('Export as CV', 'resume print pdf'),
  entry('Share Profile Via Link'),
  entry('Résumé workshop'),
];
const found = (text: string) => findEntries(entries, text).map(({ label }) => label);

describe('the palette', () => {
  test('lists everything in order when nothing is typed', () => {
    expect(findEntries(entries, '  ')).toEqual(entries);
  });

  test('lists names that start with the text first', () => {
    expect(found('pro')).toEqual(['My Profile', 'Share Profile Via Link']);
    expect(found('r')[0]).toBe('Résumé workshop');
  });

  test('matches keywords, without regard to case and accents', () => {
    expect(found('RESUME')).toEqual(['Résumé workshop', 'Export as CV']);
  });

  test('matches all words, in any order', () => {
    expect(found('link share')).toEqual(['Share Profile Via Link']);
    expect(found('share dashboard')).toEqual([]);
  });

  test('finds the start of a word in every script', () => {
    const all = [entry('இயற்பியல் ஆய்வகம்'), entry('புதிய ஆய்வகம்'), entry('மறு-ஆய்வகம்')];
    const labels = findEntries(all, 'ஆய்வகம்').map(({ label }) => label);
    expect(labels).toEqual(all.map(({ label }) => label));
    expect(findEntries([entry('Xஆய்வகம்'), ...all], 'ஆய்')[0]).toBe(all[0]);
  });

  test('never invents or repeats an entry, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const result = findEntries(entries, text);
        expect(new Set(result).size).toBe(result.length);
        expect(result.every((one) => entries.includes(one))).toBe(true);
      }),
    );
  });
});
