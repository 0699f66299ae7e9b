import { Button } from '@/components/ui/button';
import { asset, routes } from '@/lib/site/routes';
import { showToast } from '@/lib/toast/toast';
import { saveCredential } from './save-credential';

interface SavedCredentialProps {
  /** The name of the activity. */
  name: string;
  credential: string;
}

/** The credential of an approved activity, to be saved and given to others. */
export function SavedCredential({ name, credential }: SavedCredentialProps) {
  const save = () => {
    const file = saveCredential(credential, [name]);
    showToast(`${file} was given to your browser to save.`);
  };
  return (
    <section className="grid gap-1.5">
      <h3 className="text-note">Credential</h3>
      <p className="text-note">
        The college signed this approval. Whoever gets the credential can{' '}
        <a
          href={asset(routes.verify)}
          target="_blank"
          rel="noopener"
          className="font-semibold text-brand underline underline-offset-4"
        >
          check it
        </a>{' '}
        (opens in a new tab).
      </p>
      <Button onClick={save} className="justify-self-start">
        Save credential
      </Button>
    </section>
  );
}
