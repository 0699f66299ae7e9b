'use client';

import { useEffect, useMemo, useState } from 'react';
import {
  approvedActivities,
  credentialOf,
  type ProfileContent,
} from '@/components/profile/model/profile-record';
import { createLink, sharedSections, type LinkResult } from '@/components/profile/model/share-link';
import type { SharedSection } from '@/components/profile/model/shared-profile';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import { useAnnounced } from '@/components/ui/use-announced';
import { asset, routes } from '@/lib/site/routes';
import { workspace } from '@/lib/store/device';
import { now, put } from '@/lib/store/record';
import { useRecords } from '@/lib/store/use-records';
import { SectionPicker, useProfileRecord } from './section-picker';
import { ShareLink } from './share-link';

const allSections: ReadonlySet<SharedSection> = new Set(sharedSections.map(({ id }) => id));

/** Creates a link to the chosen sections of the profile. Opening it needs no account. */
export function ShareDialog({ content, onClose }: { content: ProfileContent } & LazyDialogProps) {
  const { achievements, activities, projects, entries } = useProfileRecord(content);
  const [sections, setSections] = useState(allSections);
  const [made, setMade] = useState<LinkResult | null>(null);
  const { email } = content.student;
  const [withEmail, setWithEmail] = useEmailAnswer();
  const record = useMemo(
    () => ({ ...content, achievements, activities, projects, entries }),
    [content, achievements, activities, projects, entries],
  );
  const isSigned = approvedActivities(record).some(credentialOf);

  useEffect(() => {
    let stale = false;
    const chosen = new Set([...sections, ...(withEmail && email ? (['contact'] as const) : [])]);
    const page = `${window.location.origin}${asset(routes.profile)}`;
    void createLink(record, chosen, page).then((next) => {
      if (!stale) setMade(next);
    });
    return () => void (stale = true);
  }, [record, sections, withEmail, email]);

  useAnnounced(made && 'reason' in made ? made.reason : '');

  return (
    <Dialog title="Share Profile Via Link" wide onClose={onClose}>
      <p className="mb-5 max-w-prose text-pretty">
        Anyone with the link can read what you choose here, and you cannot take it back. Pictures
        are not included.
      </p>
      <div className="grid gap-6 md:grid-cols-[15rem_minmax(0,1fr)]">
        <div className="grid content-start gap-5">
          <SectionPicker
            legend="Sections to include"
            sections={sharedSections.filter(({ id }) => id !== 'signatures' || isSigned)}
            chosen={sections}
            onChange={setSections}
          />
          {email && <EmailQuestion answer={withEmail} onAnswer={setWithEmail} />}
        </div>
        <div className="min-w-0">
          {made && 'reason' in made && <p className="font-medium text-rejected">{made.reason}</p>}
          {made && 'url' in made && <ShareLink {...made} name={content.student.name} />}
        </div>
      </div>
    </Dialog>
  );
}

/** The ids of the flags that remember the answer; the newer one counts. */
const answerIds = { yes: 'share-email:yes', no: 'share-email:no' } as const;

/** Returns if the email address goes into links, undefined until the person has answered, and a way to answer. */
function useEmailAnswer(): [boolean | undefined, (answer: boolean) => void] {
  const flags = useRecords('flags');
  const yes = flags.get(answerIds.yes)?.at;
  const no = flags.get(answerIds.no)?.at;
  const answer = yes === undefined && no === undefined ? undefined : (yes ?? '') > (no ?? '');
  const save = (wanted: boolean) => {
    // If the write fails, the workspace shows the error.
    workspace
      .write([put('flags', { id: answerIds[wanted ? 'yes' : 'no'], at: now() })])
      .catch(() => {});
  };
  return [answer, save];
}

interface EmailQuestionProps {
  answer: boolean | undefined;
  onAnswer: (answer: boolean) => void;
}

/** Asks once for the email address; afterwards it says the answer, which can be changed. */
function EmailQuestion({ answer, onAnswer }: EmailQuestionProps) {
  return (
    <fieldset className="text-note">
      <legend className="font-semibold">Let employers write to you?</legend>
      <p className="mt-1 text-muted">Puts your email in the link.</p>
      <div className="mt-2 flex gap-2">
        {[true, false].map((wanted) => (
          <Button
            key={String(wanted)}
            aria-pressed={answer === wanted}
            className="aria-pressed:border-brand aria-pressed:bg-brand-soft"
            onClick={() => onAnswer(wanted)}
          >
            {wanted ? 'Yes' : 'No'}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
