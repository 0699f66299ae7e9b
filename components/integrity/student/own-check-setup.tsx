import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { FileField } from '@/components/ui/form-field';
import { useAnnounced } from '@/components/ui/use-announced';
import { readableFiles } from '../reader/limit';
import { AboutComparison } from '../report/about-comparison';

interface OwnCheckSetupProps {
  error: string | null;
  /** The name of the file that is handed in already. */
  handedIn: string | undefined;
  onChoose: (file: File | undefined) => void;
  onHandedIn: () => void;
}

/** The choice of the work that a student checks. */
export function OwnCheckSetup({ error, handedIn, onChoose, onHandedIn }: OwnCheckSetupProps) {
  const id = useId();
  useAnnounced(error ?? '', { urgent: true });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p className="max-w-prose text-muted">
        Shows which passages of your work are also in the assignment or in work that you handed in
        earlier, so that you can mark quotations in time. It is compared on this device, nothing is
        stored, and nobody else sees the result.
      </p>
      <FileField
        id={`${id}-file`}
        label="Your work"
        hint={`${readableFiles.hint}. It is not handed in.`}
        error={error}
        accept={readableFiles.accept}
        onChoose={([file]) => onChoose(file)}
      />
      {handedIn && (
        <div>
          <Button onClick={onHandedIn} className="wrap-anywhere whitespace-normal!">
            Check {handedIn}
          </Button>
        </div>
      )}
      <AboutComparison />
    </div>
  );
}
