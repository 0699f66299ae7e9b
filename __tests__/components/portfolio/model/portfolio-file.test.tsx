/** @jest-environment node */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { HtmlValidate } from 'html-validate';
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { anyRecord } from '@/__tests__/components/profile/model/profile-record';
import {
  composePortfolio,
  picturesOf,
  type PortfolioSource,
} from '@/components/portfolio/model/portfolio';
import type { PortfolioPart } from '@/components/portfolio/model/portfolio-section';
import { portfolioFile } from '@/components/portfolio/model/portfolio-file';
import { PortfolioDocument, pictureKey } from '@/components/portfolio/portfolio-document';
import type { OwnActivity } from '@/lib/store/use-list';
import { allParts, approved, evidenceOf, sourceOf } from './portfolio-source';

const rules = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });
const pixel = 'data:image/png;base64,iVBORw0KGgo=';

function fileOf(
  activities?: readonly OwnActivity[],
  parts: ReadonlySet<PortfolioPart> = allParts,
  name = 'Aarav Sharma',
): Promise<string> {
  const source = sourceOf(activities);
  const student = { ...source.record.student, name };
  return write({ ...source, record: { ...source.record, student } }, parts);
}

async function write(
  source: PortfolioSource,
  parts: ReadonlySet<PortfolioPart> = allParts,
): Promise<string> {
  const portfolio = composePortfolio(source, parts);
  const pictures = new Map(picturesOf(portfolio).map((one) => [pictureKey(one), pixel]));
  const article = renderToStaticMarkup(
    <PortfolioDocument portfolio={portfolio} pictures={pictures} whole />,
  );
  return (await portfolioFile(article, portfolio.name)).text();
}

async function problems(file: string): Promise<string[]> {
  const { results } = await rules.validateString(file);
  return results.flatMap(({ messages }) =>
    messages.map(({ line, column, message }) => `${line}:${column} ${message}`),
  );
}

const tamil = 'மெய்யட்டவணைப் பயிற்சிப் பட்டறை';
const arabic = 'محمد بن عبد الله';
const many = Array.from({ length: 60 }, (_one, index) =>
  approved(`Activity ${String(index).padStart(3, '0')}`, { evidence: evidenceOf(`${index}.pdf`) }),
);

describe('The HTML file of a portfolio', () => {
  it.each([
    ['the sample', undefined, allParts],
    ['nothing chosen', undefined, new Set<PortfolioPart>()],
    ['60 activities', many, allParts],
    ['markup in a name', [approved('<script>alert("1 & 2")</script>')], allParts],
  ])('is valid HTML with %s', async (_what, activities, parts) => {
    expect(await problems(await fileOf(activities, parts))).toEqual([]);
  });

  it('is valid HTML with any text in the record', async () => {
    const valid = fc.asyncProperty(anyRecord, async (record) => {
      expect(await problems(await write({ ...sourceOf(), record }))).toEqual([]);
    });
    await fc.assert(valid, { numRuns: 30 });
  });

  it('has every activity and every file', async () => {
    const page = parse(await fileOf(many));
    const titles = page.querySelectorAll('li strong').map(({ text }) => text);
    for (const { name, evidence } of many)
      expect(titles).toEqual(expect.arrayContaining([name, evidence!.name]));
  });

  it('shows long, Arabic and Tamil names in their own direction', async () => {
    const activities = [approved(tamil), approved(arabic), approved('W'.repeat(120))];
    const file = await fileOf(activities, allParts, arabic);
    expect(await problems(file)).toEqual([]);
    const page = parse(file);
    expect(page.querySelector('html')?.attributes).toEqual({ lang: 'en', dir: 'ltr' });
    expect(page.querySelector('h1 bdi')?.text).toBe(arabic);
    const titles = page.querySelectorAll('strong bdi').map(({ text }) => text);
    expect(titles).toEqual(expect.arrayContaining([tamil, arabic, 'W'.repeat(120)]));
    expect(page.querySelector('title')?.text).toBe(`Portfolio of ${arabic}`);
  });

  it('has no script and loads nothing', async () => {
    const file = await fileOf([approved('<img src="https://a.example/x">')]);
    const page = parse(file);
    expect(page.querySelectorAll('script, link, iframe, object, form, [style]')).toEqual([]);
    const sources = page.querySelectorAll('img').map((picture) => picture.getAttribute('src'));
    expect(sources.length).toBeGreaterThan(1);
    expect(new Set(sources)).toEqual(new Set([pixel]));
    expect(file).not.toMatch(/url\(|@import|\son\w+=/);
  });

  it('has a policy that allows its own style and nothing from elsewhere', async () => {
    const page = parse(await fileOf());
    const policy = page.querySelector('meta[http-equiv]')?.getAttribute('content');
    const style = page.querySelector('style')?.text ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(policy).toBe(
      `default-src 'none'; img-src data:; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`,
    );
  });
});
