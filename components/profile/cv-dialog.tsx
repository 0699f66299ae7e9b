'use client';

import { ArrowDownTrayIcon, PrinterIcon } from '@heroicons/react/20/solid';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { ChoiceField } from '@/components/ui/form-field';
import type { OnDemandPart } from '@/components/ui/on-demand';
import { TickBox } from '@/components/ui/tick-box';
import { composeCv } from '@/lib/cv';
import { toJsonResume } from '@/lib/json-resume';
import { profileSections, type ProfileContent, type ProfileSection } from '@/lib/profile-record';
import { saveFile } from '@/lib/save-file';
import { CvPreview } from './cv-preview';
import { CvPrint, papers, type Paper } from './cv-print';
import { SectionPicker } from './section-picker';
import { useProfileRecord } from './use-profile-record';

const everything: ReadonlySet<ProfileSection> = new Set(profileSections.map(({ id }) => id));

/** Composes a CV of the record: what is in it, on which paper, and the ways to take it along. */
export function CvDialog({ content, onClose }: { content: ProfileContent } & OnDemandPart) {
  const record = useProfileRecord(content);
  const [chosen, setChosen] = useState(everything);
  const [bare, setBare] = useState(false);
  const [paper, setPaper] = useState<Paper>('a4');
  const sections = new Set([...chosen].filter((id) => id !== 'contact' || !bare));
  const cv = composeCv(record, sections);
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
              legend="What is on it"
              without="contact"
              chosen={chosen}
              onChange={setChosen}
            />
            <TickBox label="Leave out contact details" checked={bare} onChange={setBare} />
          </div>
          <ChoiceField
            id="cv-paper"
            label="Paper"
            options={papers}
            value={paper}
            onChange={(event) => setPaper(event.target.value as Paper)}
          />
          <div className="grid gap-2.5">
            <button type="button" onClick={() => window.print()} className={buttonClass('primary')}>
              <PrinterIcon className="size-5" aria-hidden="true" />
              Print or save as PDF
            </button>
            <button type="button" onClick={saveResume} className={buttonClass()}>
              <ArrowDownTrayIcon className="size-5" aria-hidden="true" />
              Download JSON Resume
            </button>
          </div>
        </div>
        <CvPreview cv={cv} paper={paper} />
      </div>
      <CvPrint cv={cv} paper={paper} />
    </Dialog>
  );
}
