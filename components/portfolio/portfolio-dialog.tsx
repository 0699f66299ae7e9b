'use client';

import { ArrowDownTrayIcon } from '@heroicons/react/20/solid';
import { useRef, useState, useEffect, useEffectEvent } from 'react';
import { ToastRegion } from '@/components/page/toast-region';
import { portfolioFile, portfolioStyle } from '@/components/portfolio/model/portfolio-file';
import {
  defaultParts,
  type PortfolioContent,
  portfolioParts,
  type PortfolioPart,
  type PortfolioPicture,
} from '@/components/portfolio/model/portfolio-section';
import {
  PrintSheet,
  useDocumentStyle,
  PaperPreview,
  PrintButton,
} from '@/components/print/print-sheet';
import { SectionPicker, useProfileRecord } from '@/components/profile/share/section-picker';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import { useAnnounced } from '@/components/ui/use-announced';
import { usePhoto } from '@/lib/store/use-list';
import { dayOf } from '@/lib/time/day';
import { saveMade } from '@/lib/toast/save-made';
import { composePortfolio, picturesOf } from './model/portfolio';
import {
  PortfolioDocument,
  pictureKey,
  readPictures,
  type PictureSources,
} from './portfolio-document';

/** Makes a portfolio of the chosen parts, to be printed or saved as one HTML file. */
export function PortfolioDialog({
  content,
  onClose,
}: { content: PortfolioContent } & LazyDialogProps) {
  const record = useProfileRecord(content);
  const photo = usePhoto();
  const [today] = useState(() => dayOf(new Date()));
  const [chosen, setChosen] = useState(defaultParts);
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
        A document of what you choose here, made on this device. Anyone you give it to can read it.
      </p>
      <div className="grid gap-6 md:grid-cols-[15rem_minmax(0,1fr)]">
        <PortfolioOptions
          {...{ chosen, isLoading, missing }}
          onChoose={setChosen}
          onSave={() => void save()}
        />
        <PaperPreview>
          <PortfolioDocument {...shown} whole={false} />
        </PaperPreview>
      </div>
      <PrintSheet title={`${portfolio.name} - Portfolio`}>
        <PortfolioDocument {...shown} whole ref={sheet} />
      </PrintSheet>
      <ToastRegion placement="dialog" />
    </Dialog>
  );
}

interface PortfolioOptionsProps {
  chosen: ReadonlySet<PortfolioPart>;
  onChoose: (chosen: ReadonlySet<PortfolioPart>) => void;
  onSave: () => void;
  /** True if pictures are being read. */
  isLoading: boolean;
  /** The number of pictures that cannot be read. */
  missing: number;
}

/** Shows what is in the portfolio and the ways to save it. */
function PortfolioOptions(props: PortfolioOptionsProps) {
  const { chosen, onChoose, onSave, isLoading, missing } = props;
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

const none: PictureSources = new Map();

interface LoadedPictures {
  sources: PictureSources;
  isLoading: boolean;
  /** The number of pictures that cannot be read. */
  missing: number;
}

/** The pictures of a portfolio as data URLs; those that are loaded stay while others are loading. */
function usePictureSources(pictures: readonly PortfolioPicture[]): LoadedPictures {
  const [sources, setSources] = useState(none);
  const keys = pictures.map(pictureKey);
  const needed = pictures.filter((picture) => !sources.has(pictureKey(picture)));
  const asked = needed.map(pictureKey).join('\n');
  const read = useEffectEvent(() => readPictures(needed));
  useEffect(() => {
    if (asked === '') return;
    let isStale = false;
    void read().then((found) => {
      if (!isStale) setSources((current) => new Map([...current, ...found]));
    });
    return () => void (isStale = true);
  }, [asked]);
  const missing = new Set(keys.filter((key) => sources.get(key) === null)).size;
  return { sources, isLoading: asked !== '', missing };
}
