import {
  credentialFolder,
  issuerId,
  type CredentialIssuer,
} from '@/components/credential/model/issuer';
import { Button } from '@/components/ui/button';
import { fileClass, FormField, TextField } from '@/components/ui/form-field';
import { asset } from '@/lib/site/routes';

/** The classes of the result; its colours say whether the credential is valid. */
const resultClass =
  'mt-6 rounded-control border border-rejected bg-rejected-fill p-4 data-[state=valid]:border-approved data-[state=valid]:bg-approved-fill';

/** Checks a credential on this device. Its fields have no names, so that nothing is sent without the script. */
export function VerifyForm({ issuer }: { issuer: CredentialIssuer }) {
  return (
    <div className="w-full max-w-md">
      <h1 className="text-heading tracking-[-0.025em]">Check a credential</h1>
      <p className="mt-2 text-lead text-muted">
        See if {issuer.name} issued a credential and if it was changed. It is checked on this device
        and sent nowhere.
      </p>
      <form
        id="verify"
        data-issuer={issuerId(issuer)}
        data-college={issuer.name}
        data-keys={asset(`${credentialFolder}keys.json`)}
        className="mt-6 grid gap-5 no-js:hidden"
      >
        <FormField
          id="credential-file"
          label="Credential file"
          hint="Choose the file or the picture (.svg), or drop it here."
          type="file"
          accept=".jwt,.svg,application/vc+jwt,text/plain"
          className={fileClass}
        />
        <TextField
          id="credential"
          label="Or its text"
          dir="ltr"
          rows={4}
          autoComplete="off"
          spellCheck={false}
          className="min-h-24 px-3 py-2 font-mono text-small break-all"
        />
        <Button type="submit" variant="primary" className="justify-self-start">
          Check
        </Button>
      </form>
      <p id="verify-status" role="status" suppressHydrationWarning className="mt-4 empty:hidden" />
      <section
        id="result"
        aria-label="Result"
        hidden
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
        className={resultClass}
      />
      <noscript>
        <p className="mt-6">Checking a credential needs JavaScript.</p>
      </noscript>
      <script src={asset('/verify.js')} defer />
    </div>
  );
}
