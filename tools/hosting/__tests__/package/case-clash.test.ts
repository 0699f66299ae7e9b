import { findCaseClashes, refuseCaseClashes } from '../../package/contents';

describe('paths that are the same on a disk that ignores case', () => {
  test.each([
    ['names of files', ['out/Map.svg', 'out/map.svg'], [['out/Map.svg', 'out/map.svg']]],
    ['names of folders', ['A/one', 'a/two'], [['A', 'a']]],
    [
      'Greek and German letters',
      ['ΣΟΦΟΣ', 'σοφος', 'Straße', 'STRASSE'],
      [
        ['ΣΟΦΟΣ', 'σοφος'],
        ['Straße', 'STRASSE'],
      ],
    ],
    ['letters with combining marks', ['caf\u00e9', 'Cafe\u0301'], [['caf\u00e9', 'Cafe\u0301']]],
    ['only different names', ['a/b', 'a/c', 'ab', 'b/a'], []],
  ])('are found: %s', (_, paths, clashes) => {
    expect(findCaseClashes(paths)).toEqual(clashes);
  });

  test('stop the package with an error that lists both names and what to do', () => {
    expect(() => refuseCaseClashes(['out/Map.svg', 'out/map.svg'])).toThrow(
      /out\/Map\.svg\n {2}out\/map\.svg\n[\s\S]*Rename one/,
    );
    expect(() => refuseCaseClashes(['out/map.svg'])).not.toThrow();
  });
});
