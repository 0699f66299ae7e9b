'use client';

import { ArrowDownTrayIcon } from '@heroicons/react/20/solid';
import { useState } from 'react';
import {
  PaperField,
  PrintButton,
  PrintSheet,
  type Paper,
  PaperPreview,
} from '@/components/print/print-sheet';
import { composeCv } from '@/components/profile/model/cv';
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
import { CvSheet } from './cv-sheet';

const sectionsWithoutContact = profileSections.filter(({ id }) => id !== 'contact');
const allSections: ReadonlySet<ProfileSection> = new Set(profileSections.map(({ id }) => id));

/** Composes a CV of the record: its sections, its paper size, and the ways to export it. */
export function CvDialog({ content, onClose }: { content: ProfileContent } & LazyDialogProps) {
  const record = useProfileRecord(content);
  const [chosen, setChosen] = useState(allSections);
  const [bare, setBare] = useState(false);
  const [withRollNumber, setWithRollNumber] = useState(false);
  const [paper, setPaper] = useState<Paper>('a4');
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
          <PaperField id="cv-paper" paper={paper} onChange={setPaper} />
          <div className="grid gap-2.5">
            <PrintButton />
            <Button onClick={saveResume}>
              <ArrowDownTrayIcon className="size-5" aria-hidden="true" />
              Download JSON Resume
            </Button>
          </div>
        </div>
        <PaperPreview paper={paper}>
          <CvSheet cv={cv} whole={false} />
        </PaperPreview>
      </div>
      <PrintSheet title={`${cv.name} - CV`} paper={paper}>
        <CvSheet cv={cv} whole />
      </PrintSheet>
    </Dialog>
  );
}
