import type { Ref } from 'react';
import type { Portfolio } from './model/portfolio';
import { PortfolioPart } from './portfolio-part';
import { pictureKey, type PictureSources } from './picture-source';

interface PortfolioDocumentProps {
  portfolio: Portfolio;
  /** The pictures that are loaded. */
  pictures: PictureSources;
  /** Whether it is a complete document, rather than a preview inside a dialog that already has headings. */
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
