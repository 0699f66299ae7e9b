import { hideHashes } from '@/tools/site/build/hide-hashes.mjs';

class Source {
  constructor(readonly text: string) {}
  source = () => this.text;
}

/** Runs the plugin on a list of scripts; returns what the minifier gets, and the list after it. */
function build(text: string) {
  const assets: Record<string, Source> = { 'static/chunks/webpack-1.js': new Source(text) };
  const steps: { stage: number; run: () => void }[] = [];
  const tap = ({ stage }: { stage: number }, run: () => void) => void steps.push({ stage, run });
  const compilation = {
    assets,
    hooks: { processAssets: { tap } },
    updateAsset: (name: string, by: (source: Source) => Source) =>
      (assets[name] = by(assets[name]!)),
  };
  hideHashes({
    webpack: {
      Compilation: { PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: 400 },
      sources: { RawSource: Source },
    },
    hooks: { compilation: { tap: (_: string, run: (one: object) => void) => run(compilation) } },
  });
  const run = (isDue: (stage: number) => boolean) => {
    for (const step of steps) if (isDue(step.stage)) step.run();
    return assets['static/chunks/webpack-1.js']!.text;
  };
  return [run((stage) => stage < 400), run((stage) => stage > 400)];
}

test('the minifier gets the same list of scripts whatever their hashes, which come back after it', () => {
  const [one, other] = ['{1:"0a1b2c3d",2:"ffffffff"}', '{1:"99999999",2:"ee00ee00"}'];
  expect(build(one)).toEqual(['{1:"#1",2:"#2"}', one]);
  expect(build(other)).toEqual(['{1:"#1",2:"#2"}', other]);
});
