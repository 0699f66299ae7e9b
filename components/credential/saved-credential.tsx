import { Button } from '@/components/ui/button';
import { saveFile } from '@/lib/browser/save-file';
import { productSlug } from '@/lib/site/product-name';
import { asset, routes } from '@/lib/site/routes';
import { showToast } from '@/lib/toast/toast';

interface SavedCredentialProps {
  /** The name of the activity. */
  name: string;
  credential: string;
}

/** The credential of an approved activity, to be saved and given to others. */
export function SavedCredential({ name, credential }: SavedCredentialProps) {
  const save = () => {
    const slug = name.replace(/[^\p{L}\p{M}\p{N}.]+/gu, '-').replace(/^[-.]+|[-.]+$/g, '');
    const file = `${productSlug()}-credential-${slug}.jwt`;
    saveFile(new Blob([credential], { type: 'application/vc+jwt' }), file);
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
      <div>
        <Button onClick={save}>Save credential</Button>
      </div>
    </section>
  );
}
