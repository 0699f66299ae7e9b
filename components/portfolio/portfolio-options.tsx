import { ArrowDownTrayIcon } from '@heroicons/react/20/solid';
import { PaperField, PrintButton, type Paper } from '@/components/print/print-sheet';
import { SectionPicker } from '@/components/profile/share/section-picker';
import { Button } from '@/components/ui/button';
import { useAnnounced } from '@/components/ui/use-announced';
import { portfolioParts, type PortfolioPart } from './model/portfolio-content';

interface PortfolioOptionsProps {
  chosen: ReadonlySet<PortfolioPart>;
  onChoose: (chosen: ReadonlySet<PortfolioPart>) => void;
  paper: Paper;
  onPaper: (paper: Paper) => void;
  onSave: () => void;
  /** Whether pictures are being read. */
  isLoading: boolean;
  /** How many pictures cannot be read. */
  missing: number;
}

/** What is in the portfolio, its paper size, and the ways to save it. */
export function PortfolioOptions(props: PortfolioOptionsProps) {
  const { chosen, onChoose, paper, onPaper, onSave, isLoading, missing } = props;
  const problem =
    missing === 1
      ? '1 picture cannot be read and is left out.'
      : `${missing} pictures cannot be read and are left out.`;
  useAnnounced(missing > 0 ? problem : '');
  return (
    <div className="grid content-start gap-5 md:sticky md:top-0 md:self-start">
      <SectionPicker
        legend="Sections to include"
        sections={portfolioParts}
        chosen={chosen}
        onChange={onChoose}
      />
      {missing > 0 && <p className="text-note text-rejected">{problem}</p>}
      <PaperField id="portfolio-paper" paper={paper} onChange={onPaper} />
      <div className="grid gap-2.5" aria-busy={isLoading}>
        <PrintButton disabled={isLoading} />
        <Button disabled={isLoading} onClick={onSave}>
          <ArrowDownTrayIcon className="size-5" aria-hidden="true" />
          Download HTML file
        </Button>
      </div>
    </div>
  );
}
