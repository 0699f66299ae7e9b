import { WrittenText } from '@/components/page/written-text';
import type { PortfolioEntry, PortfolioSection, PortfolioTable } from './model/portfolio-section';
import { pictureKey, type PictureSources } from './picture-source';

interface PortfolioPartProps {
  section: PortfolioSection;
  pictures: PictureSources;
  whole: boolean;
}

/** A section of a portfolio. */
export function PortfolioPart({ section, pictures, whole }: PortfolioPartProps) {
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
