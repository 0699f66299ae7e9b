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

/** The address of the worker in the form that a page with Trusted Types takes: no other address passes. */
export function workerAddress(): string {
  const { trustedTypes } = window as { trustedTypes?: Factory };
  policy ??= trustedTypes?.createPolicy('edify', {
    createScriptURL: (asked) => {
      if (asked !== address) throw new TypeError(`Only ${address} is a worker here, not ${asked}.`);
      return asked;
    },
  });
  return (policy?.createScriptURL(address) ?? address) as string;
}
