import type { CvEntry } from '@/components/profile/model/cv';
import type { PortfolioPart } from './portfolio-content';

/** A picture of the college or, with `stored`, the id of a file on this device. */
export type PortfolioPicture = { src: string; alt: string } | { stored: string; alt: string };

export interface PortfolioFact {
  term: string;
  value: string;
}

export interface PortfolioEntry extends Omit<CvEntry, 'source'> {
  facts?: readonly PortfolioFact[];
  picture?: PortfolioPicture | undefined;
}

/** A table whose first cells name its rows. */
export interface PortfolioTable {
  id: string;
  caption: string;
  head: readonly string[];
  rows: readonly { id: string; cells: readonly string[] }[];
  /** What the rows add up to. */
  result?: string;
}

export interface PortfolioSection {
  id: PortfolioPart;
  title: string;
  /** How the section is to be read. */
  note?: string;
  entries?: readonly PortfolioEntry[];
  tables?: readonly PortfolioTable[];
}
