import { asset } from '@/lib/site/routes';

interface Policy {
  createScriptURL: (asked: string) => unknown;
}

interface Factory {
  createPolicy: (name: string, rules: { createScriptURL: (asked: string) => string }) => Policy;
}

/** The scripts that run beside the page, from the root of the site: for offline use, to read and to compare texts. */
const workerFiles = ['/sw.js', '/read-text.js', '/compare-texts.js'] as const;

type WorkerFile = (typeof workerFiles)[number];

const addresses: readonly string[] = workerFiles.map((file) => asset(file));
let policy: Policy | undefined;

/**
 * The URL of a worker, as a TrustedScriptURL where the browser has Trusted Types. The policy allows no other URL than
 * those of the workers.
 */
export function workerAddress(file: WorkerFile): string {
  const { trustedTypes } = window as { trustedTypes?: Factory };
  policy ??= trustedTypes?.createPolicy('edify', {
    createScriptURL: (asked) => {
      if (!addresses.includes(asked))
        throw new TypeError(`The workers are ${addresses.join(', ')}, not ${asked}.`);
      return asked;
    },
  });
  return (policy?.createScriptURL(asset(file)) ?? asset(file)) as string;
}
