import { fork } from 'node:child_process';
import { mkdtempSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { academic } from '@/content/campus';
import { site } from '@/content/site';
import { sealedPath } from '@/lib/record/derivation';
import { deriveAccess } from '@/lib/record/derive';
import { openRecord } from '@/lib/record/open';
import { accessCodeOf } from '@/tools/college/access-code';
import { readCollege } from '@/tools/college/college';
import { writeExports } from '@/tools/quality/write-exports';
import { showImportProgress } from '@/tools/college/import/import-progress';
import { runImport } from '@/tools/college/import/run-import';
import { publishPeople } from '@/tools/college/publish/publish-people';
import { readPeople } from '@/tools/college/read-people';
import { sealCollege } from '@/tools/college/seal/seal-college';
import { readArgumentsOrExit } from '@/tools/command/read-arguments';
import { runMain } from '@/tools/command/run-main';
import { filesBelow } from '@/tools/file/files-below';
import { writeInventory } from '@/tools/file/inventory';

const { values } = readArgumentsOrExit({
  usage: 'npm run measure -- people [--sizes 1000,10000]',
  options: {
    /** The numbers of students of the colleges. */
    sizes: { type: 'string', default: '1000,10000' },
    /** The work that this process does for the one that started it, and where. */
    stage: { type: 'string' },
    folder: { type: 'string', default: '' },
  },
});

const { folder } = values;
const records = join(folder, 'records');
/** The site that is published into, below the folder of the invented college. */
const siteName = 'site';
const published = join(folder, siteName);
const opened = 100;
const options = { progress: () => {} };

/** The work, in order. Each part is done in a process of its own, whose memory and time are measured. */
const stages: Readonly<Record<string, () => unknown>> = {
  import: async () => {
    const code = await runImport({
      mode: 'import',
      folder,
      college: site.college,
      timeZone: site.timeZone,
      calendarFile: join(folder, 'calendar.json'),
      grading: academic.grading,
      progress: showImportProgress(),
      log: () => {},
    });
    if (code !== 0) throw new Error(`The import ended with ${code}.`);
  },
  gzip: () => {
    for (const file of filesBelow(records)) gzipSync(readFileSync(join(records, file)));
  },
  seal: () => sealCollege(folder, options),
  publish: () => publishPeople(folder, published, options),
  [`open ${opened}`]: openSome,
};

/** Opens records of the first people as their browsers do. */
async function openSome(): Promise<void> {
  const { id: college, secret } = readCollege(folder);
  for (const { kind, id } of readPeople(folder).slice(0, opened)) {
    const person = { kind, id };
    const { name, key } = await deriveAccess(accessCodeOf(secret, person, 1), college, person);
    await openRecord(
      readFileSync(join(published, 'people', sealedPath(name)), 'utf8'),
      key,
      person,
    );
  }
}

/** The cost of a stage: seconds, processor seconds of all cores together, and the most memory in megabytes. */
interface StageCost {
  seconds: number;
  processor: number;
  memory: number;
}

async function runStage(name: string): Promise<void> {
  const started = performance.now();
  const before = process.cpuUsage();
  await stages[name]?.();
  const { user, system } = process.cpuUsage(before);
  const cost: StageCost = {
    seconds: (performance.now() - started) / 1000,
    processor: (user + system) / 1e6,
    memory: process.resourceUsage().maxRSS / 1000,
  };
  process.send?.(cost);
}

/** Runs a stage in a process of its own. Rejects if it fails. */
function measureStage(name: string, place: string): Promise<StageCost> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), ['--stage', name, '--folder', place]);
    let cost: StageCost | undefined;
    child.on('message', (message: StageCost) => (cost = message));
    child.on('error', reject);
    child.on('exit', (code) =>
      cost ? resolve(cost) : reject(new Error(`${name} ended with ${code}.`)),
    );
  });
}

/** Imports, seals, publishes and opens the records of an invented college, and prints what each part took. */
async function measureCollege(students: number): Promise<void> {
  const place = mkdtempSync(join(tmpdir(), 'edify-measure-'));
  try {
    writeExports(join(place, 'in'), students);
    mkdirSync(join(place, siteName));
    writeInventory(join(place, siteName), '.', { basePath: '', siteUrl: '' });
    const costs: Record<string, StageCost> = {};
    for (const name of Object.keys(stages)) costs[name] = await measureStage(name, place);
    const gzip = costs['gzip']?.processor ?? NaN;
    console.log(`\n${students.toLocaleString('en-US')} students`);
    console.table(
      Object.fromEntries(
        Object.entries(costs).map(([name, { seconds, processor, memory }]) => [
          name,
          {
            seconds: Number(seconds.toFixed(1)),
            'processor seconds': Number(processor.toFixed(1)),
            '÷ gzip': Number((processor / gzip).toFixed(2)),
            'memory (MB)': Math.round(memory),
          },
        ]),
      ),
    );
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

if (values.stage !== undefined) await runStage(values.stage);
else
  await runMain(async () => {
    for (const size of values.sizes.split(',').map(Number)) await measureCollege(size);
    return 0;
  });
