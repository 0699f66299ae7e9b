import type { SigningKey } from '@/components/exchange/model/signature';
import { PortalLink } from '@/components/page/portal-link';
import { routes } from '@/lib/site/routes';

/** Shows who will sign decision files, or why nobody will. */
export function SigningNote({ signer }: { signer: Pick<SigningKey, 'name'> | null }) {
  const link = 'font-semibold text-brand underline underline-offset-4';
  return (
    <p className="text-note">
      {!signer ? (
        <>
          Files are not signed: create a key under{' '}
          <PortalLink href={routes.facultySettings} className={link}>
            Settings
          </PortalLink>{' '}
          so that students see who decided.
        </>
      ) : (
        <>
          Files are signed as <span className="font-semibold">{signer.name}</span>.
        </>
      )}
    </p>
  );
}
