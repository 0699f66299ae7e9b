import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { minPhraseLength, suggestPhrase } from '@/lib/crypto/pass-phrase';
import { PhraseField } from './phrase-field';

/** The texts of the two fields, or their errors. */
export interface PhraseTexts<T = string> {
  phrase: T;
  repeated: T;
}

export const phraseIds: PhraseTexts = { phrase: 'new-phrase', repeated: 'repeated-phrase' };

interface NewPhraseProps {
  values: PhraseTexts;
  errors: PhraseTexts<string | null>;
  onChange: (values: PhraseTexts) => void;
}

/** The fields of a new pass phrase, and a button that suggests one. */
export function NewPhrase({ values, errors, onChange }: NewPhraseProps) {
  const [shown, setShown] = useState(false);
  const field = { shown, autoComplete: 'new-password' } as const;
  return (
    <>
      <PhraseField
        {...field}
        id={phraseIds.phrase}
        label="Pass phrase"
        hint={`At least ${minPhraseLength} characters.`}
        error={errors.phrase}
        value={values.phrase}
        onChange={(phrase) => onChange({ ...values, phrase })}
      />
      <PhraseField
        {...field}
        id={phraseIds.repeated}
        label="Pass phrase again"
        error={errors.repeated}
        value={values.repeated}
        onChange={(repeated) => onChange({ ...values, repeated })}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Checkbox label="Show the pass phrase" checked={shown} onChange={setShown} />
        <Button
          onClick={() => {
            const phrase = suggestPhrase();
            onChange({ phrase, repeated: phrase });
            setShown(true);
          }}
        >
          Suggest a pass phrase
        </Button>
      </div>
    </>
  );
}
