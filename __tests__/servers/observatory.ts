import { existsSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Answer } from './ask';

/** Result of one Observatory test, and the points that it adds to the score or subtracts from it. */
export interface Finding {
  test: string;
  result: string;
  points: number;
}

/** Result of the Observatory. More than 100 points and a plus require that every test passes. */
export interface Judgement {
  grade: string;
  score: number;
  findings: Finding[];
}

interface Output {
  constructor: { name: string };
  result: string;
}

interface Reply {
  status: number;
  headers: Answer['headers'];
  data: string;
  verified: boolean;
  httpEquiv?: Map<string, string[]>;
}

const root = join(
  dirname(createRequire(import.meta.url).resolve('@mdn/mdn-http-observatory')),
  '..',
);

/** Loads the Observatory modules that judge responses, without the one that would use the network. */
async function load() {
  // The HSTS preload list is downloaded at installation; our host is not on it.
  const preloaded = join(root, 'conf', 'hsts-preload.json');
  if (!existsSync(preloaded)) writeFileSync(preloaded, '{}');
  const importModule = <T>(path: string) =>
    import(pathToFileURL(join(root, 'src', path)).href) as Promise<T>;
  const [{ ALL_TESTS }, { Requests }, grader, charts, utils] = await Promise.all([
    importModule<{ ALL_TESTS: ((requests: unknown) => Output)[] }>('constants.js'),
    importModule<{ Requests: new (host: string) => Record<string, unknown> }>('types.js'),
    importModule<{
      getScoreModifier: (result: string) => number;
      getGradeForScore: (score: number) => { score: number; grade: string };
    }>('grader/grader.js'),
    importModule<{ MINIMUM_SCORE_FOR_EXTRA_CREDIT: number }>('grader/charts.js'),
    importModule<{
      parseHttpEquivHeaders: (html: string, address: string) => Map<string, string[]>;
    }>('retriever/utils.js'),
  ]);
  return { ALL_TESTS, Requests, ...grader, ...charts, ...utils };
}

/** Judges a page as the Observatory does: by the response over HTTPS, and by where HTTP redirects. */
export async function judge(
  page: Answer,
  preflight: Answer,
  overHttp: Answer,
  address: { https: string; http: string },
): Promise<Judgement> {
  const observatory = await load();
  const html = page.body.toString();
  const reply = ({ status, headers, body }: Answer): Reply => ({
    ...{ status, headers, data: body.toString(), verified: true },
  });
  const requests = new observatory.Requests('localhost');
  const route = [address.http, overHttp.headers.location ?? ''].map((url) => ({
    url: new URL(url, address.http),
    status: overHttp.status,
  }));
  Object.assign(requests['responses'] as object, {
    auto: { ...reply(page), httpEquiv: observatory.parseHttpEquivHeaders(html, address.https) },
    https: reply(page),
    http: reply(page),
    cors: reply(preflight),
    httpRedirects: route,
    httpsRedirects: [],
  });
  Object.assign(requests, {
    resources: { path: html },
    session: { url: new URL(address.https), redirectHistory: [], jar: undefined },
  });
  const findings = observatory.ALL_TESTS.map((test): Finding => {
    const output = test(requests);
    const points = observatory.getScoreModifier(output.result);
    return { test: output.constructor.name, result: output.result, points };
  });
  const lost = findings.reduce((sum, { points }) => sum + Math.min(points, 0), 100);
  const all = findings.reduce((sum, { points }) => sum + points, 100);
  const score = lost >= observatory.MINIMUM_SCORE_FOR_EXTRA_CREDIT ? all : lost;
  return { ...observatory.getGradeForScore(score), findings };
}
