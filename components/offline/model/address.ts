import { asset } from '@/lib/site/routes';
import { workerFile } from './name';

interface Policy {
  createScriptURL: (asked: string) => unknown;
}

interface Factory {
  createPolicy: (name: string, rules: { createScriptURL: (asked: string) => string }) => Policy;
}

const address = asset(workerFile);
let policy: Policy | undefined;

/** The URL of the worker, as a TrustedScriptURL where the browser has Trusted Types. The policy allows no other URL. */
export function workerAddress(): string {
  const { trustedTypes } = window as { trustedTypes?: Factory };
  policy ??= trustedTypes?.createPolicy('edify', {
    createScriptURL: (asked) => {
      if (asked !== address) throw new TypeError(`The worker is ${address}, not ${asked}.`);
      return asked;
    },
  });
  return (policy?.createScriptURL(address) ?? address) as string;
}
