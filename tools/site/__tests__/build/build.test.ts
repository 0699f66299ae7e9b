import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { themeScript } from '@/lib/browser/theme';
import { tabSessionScript } from '@/lib/record/tab-session';
import { writeFolder } from '@/tools/command/__tests__/write-folder';
import { precompress } from '@/tools/site/build/precompress';
import { removeSamplePictures } from '@/tools/site/build/sample-picture';
import { prune, writeAliases } from '@/tools/site/build/site';
import { hashSources } from '@/tools/site/build/source-hash';
import { staticFiles, stripFramework, writeStaticPages } from '@/tools/site/build/static-page';

test('files that nothing reads before a page is opened are removed', () => {
  const kept = ['Dashboard/index.txt', 'Dashboard/__next._tree.txt', 'robots.txt'];
  const removed = ['__next._tree.txt', 'Dashboard/__next._full.txt', 'verify/__next._tree.txt'];
  const out = writeFolder(Object.fromEntries([...kept, ...removed].map((file) => [file, ''])));
  expect(prune(out)).toBe(removed.length);
  for (const file of kept) expect(existsSync(join(out, file))).toBe(true);
  for (const file of removed) expect(existsSync(join(out, file))).toBe(false);
});

const text = 'The same words. '.repeat(100);

describe('Compression ahead of time', () => {
  it('writes .gz and .br copies of text files that decompress to the text', async () => {
    const dir = writeFolder({ 'a/index.html': text, 'b.json': '{}', 'c/index.html': text });
    const calls: string[] = [];
    await precompress(dir, (step, done, all) => calls.push(`${step} ${done}/${all}`));
    const read = (file: string) => readFileSync(join(dir, file));
    for (const file of ['a/index.html', 'c/index.html']) {
      expect(gunzipSync(read(`${file}.gz`)).toString()).toBe(text);
      expect(brotliDecompressSync(read(`${file}.br`)).toString()).toBe(text);
    }
    // Neither a time nor the system.
    expect([...read('b.json.gz').subarray(4, 10)]).toEqual([0, 0, 0, 0, 2, 255]);
    expect(calls).toEqual(['compress 1/3', 'compress 2/3', 'compress 3/3']);
  });

  it('skips pictures and fonts, which are already compressed, and sealed records', async () => {
    const people = {
      'people/people.json': text,
      'people/ab/1.jwe': text,
      'people/bucket/0.json': text,
    };
    const dir = writeFolder({ 'a.png': text, 'b.woff2': text, ...people });
    await precompress(dir, () => {});
    expect(existsSync(join(dir, 'a.png.gz'))).toBe(false);
    expect(existsSync(join(dir, 'b.woff2.br'))).toBe(false);
    for (const path of Object.keys(people)) expect(existsSync(join(dir, `${path}.gz`))).toBe(false);
  });
});

const page = { 'Profile/index.html': '<h1>Café</h1>', 'Profile/index.txt': '1:"x"' };

test('a spelling that already exists is left unchanged', () => {
  const out = writeFolder({ ...page, 'cv/index.html': 'mine' });
  expect(writeAliases(out, { '/cv/': '/Profile/' })).toEqual([]);
  expect(readFileSync(join(out, 'cv/index.html'), 'utf8')).toBe('mine');
});

test('the lower-case spelling works with and without a case-sensitive disk', () => {
  const out = writeFolder(page);
  writeAliases(out, { '/profile/': '/Profile/' });
  expect(readFileSync(join(out, 'profile/index.html'), 'utf8')).toBe('<h1>Café</h1>');
  expect(readFileSync(join(out, 'Profile/index.html'), 'utf8')).toBe('<h1>Café</h1>');
});

test('a page that was not exported is reported', () => {
  expect(() => writeAliases(writeFolder({}), { '/cv/': '/Profile/' })).toThrow(
    '/cv/ is a copy of /Profile/, which was not exported.',
  );
});

const target = { basePath: '', siteUrl: '' };

const files = {
  'app/page.tsx': 'page',
  'content/site.json': '{}',
  'package.json': '{}',
  'README.md': '',
};

describe('The hash of the sources', () => {
  it('is the same for the same sources in another folder and at another time', () => {
    const one = writeFolder(files);
    const other = writeFolder(files);
    utimesSync(join(other, 'app/page.tsx'), 0, 0);
    expect(hashSources(one, target)).toBe(hashSources(other, target));
    expect(hashSources(one, target)).toMatch(/^[0-9a-f]{20}$/);
  });

  it.each([
    ['a changed source', (root: string) => writeFileSync(join(root, 'app/page.tsx'), 'other')],
    ['a deleted source', (root: string) => rmSync(join(root, 'app/page.tsx'))],
    ['a new source', (root: string) => writeFileSync(join(root, 'app/b.tsx'), '')],
  ])('changes with %s', (_, change) => {
    const root = writeFolder(files);
    const before = hashSources(root, target);
    change(root);
    expect(hashSources(root, target)).not.toBe(before);
  });

  it('changes with the address that the site is built for', () => {
    const root = writeFolder(files);
    const names = [
      target,
      { ...target, basePath: '/portal' },
      { ...target, siteUrl: 'https://a.example' },
    ];
    expect(new Set(names.map((target) => hashSources(root, target))).size).toBe(3);
  });

  it('does not change with a file that is not a source', () => {
    const root = writeFolder(files);
    const before = hashSources(root, target);
    writeFileSync(join(root, 'README.md'), 'more');
    expect(hashSources(root, target)).toBe(before);
  });
});

describe('A static page', () => {
  const theme = `<script>${themeScript}</script>`;
  const data = '<script type="application/ld+json">{"name":"<\\!-- a -->"}</script>';

  const page = `<!DOCTYPE html><html><head><meta charSet="utf-8"/>
<link rel="preload" href="/_next/static/media/a.woff2" as="font" crossorigin="" type="font/woff2"/>
<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>
<link rel="manifest" href="/manifest.webmanifest"/>
<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>
<script src="/_next/static/chunks/b.js" async=""></script><meta name="next-size-adjust" content=""/>
${theme}<script src="/_next/static/chunks/c.js" noModule=""></script></head><body><div hidden=""><!--$--><!--/$--></div>
<p>Roll number<!-- --> 7</p>${data}
<script id="_R_">(globalThis["TURBOPACK"]||[]).push(1)</script>
<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"</p>"])</script></body></html>`;

  describe('removing the framework from a page', () => {
    const stripped = stripFramework(page, 'index.html');

    test('changes nothing the second time', () => {
      expect(stripFramework(stripped, 'index.html')).toBe(stripped);
    });

    test('keeps the script of shared sessions in a site below a sub-path', () => {
      const script = `<script>${tabSessionScript.replaceAll('edify:/', 'edify:/students/portal')}</script>`;
      expect(script).toContain('"edify:/students/portal:alive"');
      expect(stripFramework(page.replace(theme, script), 'index.html')).toContain(script);
    });

    test('stops the build at a script of unknown origin', () => {
      const own = page.replace('</body>', '<script>alert(1)</script></body>');
      expect(() => stripFramework(own, 'login/index.html')).toThrow(
        /login\/index\.html has a script that tools\/site\/build\/static-page\.ts does not recognise: .*alert\(1\)/,
      );
    });

    test('stops the build at a section that waits for a script', () => {
      const late = page.replace('<p>', '<!--$?--><template id="B:0"></template><!--/$--><p>');
      expect(() => stripFramework(late, 'index.html')).toThrow(/Suspense/);
    });
  });

  describe('the static pages of an export', () => {
    const files = {
      ...Object.fromEntries(staticFiles.map((file) => [file, page])),
      'index.txt': '',
      'login/index.txt': '',
      'Dashboard/index.html': page,
      'Dashboard/index.txt': '',
      '404/index.html': page,
      '_not-found/index.txt': '',
    };

    test('lose the repetitions in the not-found page', () => {
      const out = writeFolder(files);
      writeStaticPages(out);
      expect(existsSync(join(out, '404'))).toBe(false);
      expect(existsSync(join(out, '_not-found'))).toBe(false);
    });

    test('preload the fonts where Next.js omits them', () => {
      const font = /<link rel="preload"[^>]*as="font"[^>]*>\n?/;
      const out = writeFolder({ ...files, '404.html': page.replace(font, '') });
      writeStaticPages(out);
      const html = readFileSync(join(out, '404.html'), 'utf8');
      expect(html).toMatch(/a\.woff2" as="font"[^>]*><link rel="stylesheet"/);
      expect(html.match(/as="font"/g)).toHaveLength(1);
    });

    test('report a page that was not exported', () => {
      expect(() => writeStaticPages(writeFolder({ 'index.html': page }))).toThrow(
        /login.index\.html is marked static, but was not exported/,
      );
    });
  });
});

describe('Pictures of the sample', () => {
  let root: string;
  beforeEach(() => void (root = mkdtempSync(join(tmpdir(), 'edify-portrait-'))));
  afterEach(() => rmSync(root, { recursive: true }));

  const [student, teacher] = ['/images/asha-rao.svg', '/images/ravi-das.svg'];
  const [dashboard, shared] = ['/images/demo/desktop-light-976.png', '/images/share.png'];
  const [logo, project, entry] = [
    '/images/college-logo.svg',
    '/images/projects/bus-finder.svg',
    '/images/entries/internship.svg',
  ];
  const icon = '/images/notices/timetable.svg';
  const all = [student, teacher, dashboard, shared, logo, project, entry, icon];

  function write(path: string, content: unknown): void {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), JSON.stringify(content));
  }

  /** The pictures that are left, of a site with this content. */
  function left(site: object): string[] {
    write('content/site.json', site);
    write('content/student/student.json', { photo: { src: student } });
    write('content/faculty/faculty-profile.json', { photo: { src: teacher } });
    for (const src of all) write(`out${src}`, '');
    const count = removeSamplePictures(root, join(root, 'out'));
    const kept = all.filter((src) => existsSync(join(root, 'out', src)));
    expect(count).toBe(all.length - kept.length);
    return kept;
  }

  test('Removes the pictures of the sample, and the college that it invents, from a site that does not show it', () => {
    expect(left({ openSample: false, shareImage: 'The gate.' })).toEqual([shared, icon]);
  });

  test('Removes the preview of shared links as well if the college has none', () => {
    expect(left({ openSample: false, shareImage: null })).toEqual([icon]);
  });

  test('Leaves a picture that the site or a record of the college names', () => {
    write('college/records/students/26cse1001.json', { projects: [{ image: { src: project } }] });
    write('college/records/students/26cse1002.json', {});
    const site = { openSample: false, shareImage: null, logo: { src: logo } };
    expect(left(site)).toEqual([logo, project, icon]);
  });

  test('Leaves the pictures on a site that shows the sample', () => {
    expect(left({ openSample: true })).toEqual(all);
  });
});
