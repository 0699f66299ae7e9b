/**
 * A webpack plugin for equal builds. The minifier chooses short names by how often each letter occurs, and the hashes in the
 * list of all scripts are those of before the minifier, which are not the same in every build: it gets numbers in their place.
 */
export function hideHashes({ webpack, hooks }) {
  const size = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
  hooks.compilation.tap('hashes', (compilation) => {
    const hashes = [];
    const replace = (stage, pattern, by) =>
      compilation.hooks.processAssets.tap({ name: 'hashes', stage }, () => {
        for (const name of Object.keys(compilation.assets).filter((one) => /\/webpack-/.test(one)))
          compilation.updateAsset(name, (source) => {
            const text = source.source().toString().replace(pattern, by);
            return new webpack.sources.RawSource(text);
          });
      });
    replace(size - 1, /"[0-9a-f]{8}"/g, (hash) => `"#${hashes.push(hash)}"`);
    replace(size + 1, /"#(\d+)"/g, (_, number) => hashes[number - 1]);
  });
}
