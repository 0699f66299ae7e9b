import { Button } from '@/components/ui/button';
import { asset, routes } from '@/lib/site/routes';
import { showToast } from '@/lib/toast/toast';
import { badgePicture } from './model/badge-picture';
import { readCredential } from './model/read-credential';
import { saveCredential } from './save-credential';

interface SavedCredentialProps {
  /** The name of the activity. */
  name: string;
  credential: string;
}

/** The credential of an approved activity, to be saved and given to others. */
export function SavedCredential({ name, credential }: SavedCredentialProps) {
  const badge = readCredential(credential)?.badge;
  const save = (content: string, ending?: 'svg') => {
    const file = saveCredential(content, [name], ending);
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
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => save(credential)}>Save credential</Button>
        {badge && (
          <Button onClick={() => save(badgePicture(credential, badge), 'svg')}>
            Save as picture
          </Button>
        )}
      </div>
    </section>
  );
}
