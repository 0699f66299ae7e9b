import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { site } from '@/content/site';
import { readTarget } from '@/tools/command/target';
import { collegeFolder } from '../college';
import { papers, type SheetText } from '../cards/sheet';
import { writeCards } from '../cards/write-cards';
import { runCommand } from '../run-command';

const command = {
  usage: 'npm run college -- cards [--only ID] [--section CSE-A] [--kind teacher] [--paper letter]',
  options: {
    only: { type: 'string', multiple: true },
    section: { type: 'string' },
    kind: { type: 'string' },
    paper: { type: 'string', default: 'a4' },
  },
} as const;

await runCommand(command, (values, names) => {
  if (names.length > 0)
    throw new Error(`"${names[0]}" is not an option. For one person, write --only ${names[0]}.`);
  const { siteUrl, basePath } = readTarget();
  const portal = (siteUrl || site.siteUrl) + basePath;
  const cards = writeCards(collegeFolder, values, {
    ...{ college: site.college, product: site.product, paper: readPaper(values.paper), portal },
    logo: site.openSample ? undefined : dataAddress(join('public', site.logo.src)),
  });
  const count = cards.length === 1 ? '1 card' : `${cards.length} cards`;
  console.log(`cards: ${count} in ${collegeFolder}/cards/cards.html, to print, and cards.csv`);
  console.log(
    `cards: they lead to ${portal}. Set SITE_URL and BASE_PATH as in the build if the portal is elsewhere.`,
  );
  console.log('cards: delete both files when the cards are printed: they contain every code.');
  return 0;
});

function readPaper(name: string): SheetText['paper'] {
  const paper = Object.keys(papers).find((known) => known === name.toLowerCase());
  if (paper) return paper as SheetText['paper'];
  throw new Error(`--paper is "${name}". Write ${Object.keys(papers).join(' or ')}.`);
}

/** A picture as an address that contains it, because the file of the cards loads nothing. */
function dataAddress(file: string): string {
  const ending = extname(file).slice(1).toLowerCase();
  const type = { svg: 'svg+xml', jpg: 'jpeg' }[ending] ?? ending;
  return `data:image/${type};base64,${readFileSync(file).toString('base64')}`;
}
