'use client';

import { useRef, useState } from 'react';
import { ToastRegion } from '@/components/page/toast-region';
import { PaperPreview } from '@/components/print/paper-preview';
import { PrintSheet, type Paper } from '@/components/print/print-sheet';
import { useDocumentStyle } from '@/components/print/use-document-style';
import { useProfileRecord } from '@/components/profile/edit/use-profile-record';
import { Dialog } from '@/components/ui/dialog';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import { usePhoto } from '@/lib/store/use-list';
import { dayOf } from '@/lib/time/day';
import { saveMade } from '@/lib/toast/save-made';
import { composePortfolio, picturesOf } from './model/portfolio';
import { defaultParts, type PortfolioContent } from './model/portfolio-content';
import { portfolioFile } from './model/portfolio-file';
import { portfolioStyle } from './model/portfolio-style';
import { PortfolioDocument } from './portfolio-document';
import { PortfolioOptions } from './portfolio-options';
import { usePictureSources } from './use-picture-sources';

/** Makes a portfolio of the chosen parts, to be printed or saved as one HTML file. */
export function PortfolioDialog({
  content,
  onClose,
}: { content: PortfolioContent } & LazyDialogProps) {
  const record = useProfileRecord(content);
  const photo = usePhoto();
  const [today] = useState(() => dayOf(new Date()));
  const [chosen, setChosen] = useState(defaultParts);
  const [paper, setPaper] = useState<Paper>('a4');
  const sheet = useRef<HTMLElement>(null);
  const portfolio = composePortfolio({ record, content, photo, today }, chosen);
  const { sources, isLoading, missing } = usePictureSources(picturesOf(portfolio));
  useDocumentStyle(portfolioStyle);
  const shown = { portfolio, pictures: sources };
  const save = async () => {
    if (!sheet.current) return;
    const file = await portfolioFile(sheet.current.outerHTML, portfolio.name);
    saveMade(file, `portfolio-${today}.html`);
  };
  return (
    <Dialog title="Portfolio" wide onClose={onClose}>
      <p className="mb-5 max-w-prose text-pretty">
        A document of what you choose here, made on this device. Nothing is sent. Anyone you give it
        to can read it.
      </p>
      <div className="grid gap-6 md:grid-cols-[15rem_minmax(0,1fr)]">
        <PortfolioOptions
          {...{ chosen, paper, isLoading, missing }}
          onChoose={setChosen}
          onPaper={setPaper}
          onSave={() => void save()}
        />
        <PaperPreview paper={paper}>
          <PortfolioDocument {...shown} whole={false} />
        </PaperPreview>
      </div>
      <PrintSheet title={`${portfolio.name} - Portfolio`} paper={paper}>
        <PortfolioDocument {...shown} whole ref={sheet} />
      </PrintSheet>
      <ToastRegion placement="dialog" />
    </Dialog>
  );
}
