import type { Ref } from 'react';
import { WrittenText } from '@/components/page/written-text';
import type {
  PortfolioEntry,
  PortfolioSection,
  PortfolioTable,
  PortfolioPicture,
} from '@/components/portfolio/model/portfolio-section';
import { blobToBase64 } from '@/lib/file/base64';
import { asset } from '@/lib/site/routes';
import { workspace } from '@/lib/store/device';
import type { Portfolio } from './model/portfolio';

interface PortfolioDocumentProps {
  portfolio: Portfolio;
  /** The pictures that are loaded. */
  pictures: PictureSources;
  /** True if it is a complete document, rather than a preview inside a dialog that already has headings. */
  whole: boolean;
  ref?: Ref<HTMLElement>;
}

/** A portfolio for a preview, for paper and for its file: it uses no class of the site. */
export function PortfolioDocument({ portfolio, pictures, whole, ref }: PortfolioDocumentProps) {
  const { name, headline, photo, contact, sections, footer } = portfolio;
  const Name = whole ? 'h1' : 'h3';
  const source = photo && pictures.get(pictureKey(photo));
  return (
    <article ref={ref} className="portfolio">
      <header>
        <div className="portfolio-person">
          <Name className="portfolio-name">
            <bdi>{name}</bdi>
          </Name>
          {headline && (
            <p dir="auto" className="portfolio-headline">
              {headline}
            </p>
          )}
          {contact.length > 0 && (
            <p className="portfolio-muted">
              <bdi>{contact.join(' · ')}</bdi>
            </p>
          )}
        </div>
        {/* eslint-disable-next-line @next/next/no-img-element -- a data URL */}
        {source && <img src={source} alt={photo.alt} className="portfolio-photo" />}
      </header>
      {sections.map((section) => (
        <PortfolioPart key={section.id} section={section} pictures={pictures} whole={whole} />
      ))}
      <footer>
        <p>{footer}</p>
      </footer>
    </article>
  );
}

interface PortfolioPartProps {
  section: PortfolioSection;
  pictures: PictureSources;
  whole: boolean;
}

/** A section of a portfolio. */
function PortfolioPart({ section, pictures, whole }: PortfolioPartProps) {
  const { title, note, entries = [], tables = [] } = section;
  const Title = whole ? 'h2' : 'h4';
  return (
    <section>
      <Title className="portfolio-heading">{title}</Title>
      {note && <p className="portfolio-note portfolio-muted">{note}</p>}
      {entries.length > 0 && (
        <ul>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} pictures={pictures} />
          ))}
        </ul>
      )}
      {tables.map((table) => (
        <Table key={table.id} table={table} />
      ))}
    </section>
  );
}

function Entry({ entry, pictures }: { entry: PortfolioEntry; pictures: PictureSources }) {
  const { title, when, subtitle, text, href, facts, picture } = entry;
  const source = picture && pictures.get(pictureKey(picture));
  return (
    <li className="portfolio-entry">
      {/* eslint-disable-next-line @next/next/no-img-element -- a data URL */}
      {source && <img src={source} alt={picture.alt} className="portfolio-picture" />}
      <div>
        {title && (
          <p className="portfolio-line">
            <strong>
              <bdi>{title}</bdi>
            </strong>
            {when && <span className="portfolio-muted">{when}</span>}
          </p>
        )}
        {subtitle && <WrittenText className="portfolio-muted">{subtitle}</WrittenText>}
        {text && <WrittenText className="portfolio-text">{text}</WrittenText>}
        {href && (
          <p>
            <a href={href} rel="noopener noreferrer">
              {href}
            </a>
          </p>
        )}
        {facts && <Facts facts={facts} />}
      </div>
    </li>
  );
}

function Facts({ facts }: { facts: NonNullable<PortfolioEntry['facts']> }) {
  return (
    <dl>
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Table({ table: { caption, head, rows, result } }: { table: PortfolioTable }) {
  return (
    <table>
      <caption>
        <bdi>{caption}</bdi>
      </caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells: [name, ...cells] }) => (
          <tr key={id}>
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
      {result && (
        <tfoot>
          <tr>
            <td colSpan={head.length}>{result}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

/** Pictures as data URLs, by {@link pictureKey}; null for one that cannot be read. */
export type PictureSources = ReadonlyMap<string, string | null>;

/** Tells pictures apart. */
export function pictureKey(picture: PortfolioPicture): string {
  return 'stored' in picture ? `stored ${picture.stored}` : picture.src;
}

/** The data URLs of pictures of the college and of this device. */
export async function readPictures(pictures: readonly PortfolioPicture[]): Promise<PictureSources> {
  const byKey = new Map(pictures.map((picture) => [pictureKey(picture), picture]));
  const sources = [...byKey].map(
    async ([key, picture]) => [key, await readPicture(picture).catch(() => null)] as const,
  );
  return new Map(await Promise.all(sources));
}

async function readPicture(picture: PortfolioPicture): Promise<string | null> {
  if ('stored' in picture) {
    const file = await workspace.read('files', picture.stored);
    return file ? toDataUrl(file.blob) : null;
  }
  if (picture.src.startsWith('data:')) return picture.src;
  const answer = await fetch(asset(picture.src as `/${string}`));
  return answer.ok ? toDataUrl(await answer.blob()) : null;
}

async function toDataUrl(content: Blob): Promise<string | null> {
  const type = content.type.split(';')[0];
  return type?.startsWith('image/') ? `data:${type};base64,${await blobToBase64(content)}` : null;
}
