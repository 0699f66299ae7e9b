import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { themeScript } from '@/lib/browser/theme';
import { tabSessionScript } from '@/lib/record/tab-session';
import { staticFiles, writeStaticPages, stripFramework } from '@/tools/site/build/static-page';
import { writeFolder } from '@/tools/command/__tests__/write-folder';

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
