'use client';

import { ArrowDownTrayIcon } from '@heroicons/react/20/solid';
import { useState } from 'react';
import { PrintButton, PrintSheet, PaperPreview } from '@/components/print/print-sheet';
import { composeCv, type Cv, type CvEntry, type CvSection } from '@/components/profile/model/cv';
import { toJsonResume } from '@/components/profile/model/json-resume';
import {
  profileSections,
  type ProfileContent,
  type ProfileSection,
} from '@/components/profile/model/profile-record';
import { SectionPicker, useProfileRecord } from '@/components/profile/share/section-picker';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog } from '@/components/ui/dialog';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import { saveFile } from '@/lib/browser/save-file';
import { WrittenText } from '@/components/page/written-text';
import { Picture } from '@/components/ui/picture';
import { languageOf } from '@/lib/text/language';

interface CvSheetProps {
  cv: Cv;
  /** True if it is a complete document, rather than a preview inside a dialog that already has headings. */
  whole: boolean;
}

/** A CV on paper. Every length is in em, so that the preview is the same sheet at a smaller size. */
export function CvSheet({
  cv: { name, logo, headline, contact, sections, footer },
  whole,
}: CvSheetProps) {
  const Name = whole ? 'h1' : 'h3';
  return (
    <article className="text-start leading-[1.45]">
      <header className="mb-[1.7em] flex items-start justify-between gap-[1.5em] border-b-[0.16em] border-brand pb-[1em]">
        <div className="min-w-0">
          <Name className="font-display text-[3em] leading-[1.05] font-[680] tracking-[-0.03em] text-brand">
            <bdi lang={languageOf(name)}>{name}</bdi>
          </Name>
          {headline && (
            <WrittenText className="mt-[0.5em] text-[1.15em] text-pretty wrap-anywhere">
              {headline}
            </WrittenText>
          )}
          {contact.length > 0 && (
            <p className="mt-[0.35em] wrap-anywhere text-muted">{contact.join('  ·  ')}</p>
          )}
        </div>
        <Picture image={logo} eager className="h-[2.6em] w-auto max-w-[16em] object-contain" />
      </header>
      {sections.map((section) => (
        <Section key={section.id} section={section} whole={whole} />
      ))}
      <footer className="mt-[2em] text-[0.85em] text-muted">{footer}</footer>
    </article>
  );
}

/**
 * The heading is next to the first entry and has zero height, so that a page never breaks between the two. In a narrow
 * container it is above the entry.
 */
function Section({ section: { title, entries }, whole }: { section: CvSection; whole: boolean }) {
  const Title = whole ? 'h2' : 'h4';
  return (
    <section className="mb-[1.4em]">
      <Title className="h-0 w-[9em] font-display text-[1.12em] leading-[1.3] font-[650] tracking-[-0.01em] text-brand @max-md:h-auto @max-md:w-auto @max-md:pb-1">
        {title}
      </Title>
      <ul className="ms-[11.5em] @max-md:ms-0">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

function Entry({ entry: { title, when, subtitle, text, href, source } }: { entry: CvEntry }) {
  const small = [subtitle, source].filter(Boolean).join(' · ');
  return (
    <li className="mb-[0.7em] break-inside-avoid text-pretty wrap-anywhere last:mb-0">
      {title && (
        <p className="flex items-baseline justify-between gap-x-[1.5em] @max-md:flex-wrap">
          <strong className="min-w-0 text-[1.06em] font-semibold">
            <bdi>{title}</bdi>
          </strong>
          <span className="shrink-0 text-muted">{when}</span>
        </p>
      )}
      {small && <p className="text-[0.94em] text-muted">{small}</p>}
      {text && <WrittenText className="whitespace-pre-line">{text}</WrittenText>}
      {href && <p className="text-brand">{href}</p>}
    </li>
  );
}

const sectionsWithoutContact = profileSections.filter(({ id }) => id !== 'contact');
const allSections: ReadonlySet<ProfileSection> = new Set(profileSections.map(({ id }) => id));

/** Composes a CV of the record: its sections, and the ways to export it. */
export function CvDialog({ content, onClose }: { content: ProfileContent } & LazyDialogProps) {
  const record = useProfileRecord(content);
  const [chosen, setChosen] = useState(allSections);
  const [bare, setBare] = useState(false);
  const [withRollNumber, setWithRollNumber] = useState(false);
  const sections = new Set([...chosen].filter((id) => id !== 'contact' || !bare));
  const cv = composeCv(record, sections, withRollNumber);
  const saveResume = () => {
    const text = `${JSON.stringify(toJsonResume(record, sections), null, 2)}\n`;
    saveFile(new Blob([text], { type: 'application/json' }), 'resume.json');
  };
  return (
    <Dialog title="Export as CV" wide onClose={onClose}>
      <div className="grid gap-6 md:grid-cols-[15rem_minmax(0,1fr)]">
        <div className="grid content-start gap-5 md:sticky md:top-0 md:self-start">
          <div>
            <SectionPicker
              legend="Sections to include"
              sections={sectionsWithoutContact}
              chosen={chosen}
              onChange={setChosen}
            />
            <Checkbox label="Leave out contact details" checked={bare} onChange={setBare} />
            <Checkbox
              label="Include the roll number"
              checked={withRollNumber}
              onChange={setWithRollNumber}
            />
          </div>
          <div className="grid gap-2.5">
            <PrintButton />
            <Button onClick={saveResume}>
              <ArrowDownTrayIcon className="size-5" aria-hidden="true" />
              Download JSON Resume
            </Button>
          </div>
        </div>
        <PaperPreview>
          <CvSheet cv={cv} whole={false} />
        </PaperPreview>
      </div>
      <PrintSheet title={`${cv.name} - CV`}>
        <CvSheet cv={cv} whole />
      </PrintSheet>
    </Dialog>
  );
}
