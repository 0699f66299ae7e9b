import { useState } from 'react';
import { ExchangeSaved } from '@/components/exchange/exchange-saved';
import type { SaveResult } from '@/components/exchange/exchange-save';
import { trustedKey } from '@/lib/crypto/key-trust';
import { Button } from '@/components/ui/button';
import type { FacultyKey } from '@/content/schema/faculty/key';
import { now } from '@/lib/store/record';
import { useRecords } from '@/lib/store/use-records';
import type { CredentialIssuer } from './model/issuer';
import type { CredentialFacts } from './model/open-badge';
import { issueCredential } from './save-credential';

interface IssueCredentialProps {
  facts: CredentialFacts;
  issuer: CredentialIssuer;
  /** The keys that the college publishes. */
  keys: readonly FacultyKey[];
}

/** Saves a credential of an approved activity, signed with the key of this device, or says what it takes. */
export function IssueCredential({ facts, issuer, keys }: IssueCredentialProps) {
  const key = useRecords('keys').get('signing');
  const [saved, setSaved] = useState<SaveResult | null>(null);
  const isPublished = trustedKey(keys, key?.keyId, now()) !== null;
  if (!key || !isPublished)
    return (
      <p className="text-note text-muted">
        {key
          ? 'You can issue a credential once the college publishes your signing key.'
          : 'To issue a credential, create a signing key under Settings.'}
      </p>
    );
  return (
    <div className="grid justify-items-start gap-3">
      <Button onClick={() => void issueCredential(facts, issuer, key).then(setSaved)}>
        Issue credential
      </Button>
      <ExchangeSaved
        saved={saved}
        nextStep={`Give it to ${facts.student.name}. Anyone can check it on this site.`}
      />
    </div>
  );
}
