import { routes } from '@/lib/site/routes';
import { choose, visit, type Scenarios, type ScenarioStep } from '../step';
import type { TestFiles } from './test-files';

/** Answers as a site that publishes these keys, which the sample does not. */
const publish =
  (body: string): ScenarioStep =>
  async ({ tab }) => {
    await tab.setRequestInterception(true);
    tab.on('request', (request) =>
      request.url().includes('/credentials/keys.json')
        ? void request.respond({ body, contentType: 'application/json' })
        : void request.continue(),
    );
  };

/** The pages that everybody can open. */
export const publicScenarios = ({ large, valid, altered, ...files }: TestFiles): Scenarios => ({
  verify: [
    publish(files.keys),
    visit(routes.verify),
    choose('Credential file', valid, 'This credential is valid'),
    choose('Credential file', altered, 'This credential was changed'),
    choose('Credential file', large, 'large.jwt is too large to be a credential.'),
  ],
});
