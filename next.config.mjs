import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hideHashes } from './tools/site/build/hide-hashes.mjs';

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));

/**
 * The site is a static export: `next build` writes plain files to `out/`.
 * `BASE_PATH` (for example `/portal`) serves it below a sub-path; `SITE_URL` names its host.
 * @type {import('next').NextConfig}
 */
const nextConfig = {
  output: 'export',
  trailingSlash: true,
  // With a static export, distDir is the folder it is written to; the build moves it to out/ when it is complete.
  ...(process.env.EXPORT_DIR && { distDir: process.env.EXPORT_DIR }),
  basePath: process.env.BASE_PATH ?? '',
  // The build ID is a hash of the sources, so that two builds of the same sources are identical.
  generateBuildId: () => process.env.BUILD_ID || null,
  env: { NEXT_PUBLIC_BASE_PATH: process.env.BASE_PATH ?? '', NEXT_PUBLIC_VERSION: version },
  // Jest reads this file too and does not load ES modules from packages.
  transpilePackages: ['hucre', 'jose'],
  // The login pages' scripts are bundled while they are exported.
  serverExternalPackages: ['esbuild'],
  images: { unoptimized: true },
  experimental: { globalNotFound: true },
  reactStrictMode: true,
  typedRoutes: true,
  devIndicators: false,
  // `npm run types` checks the types, so a build does not check them again.
  typescript: { ignoreBuildErrors: true },
  // Code that four or more first scripts share is in one chunk. Otherwise layouts, pages and error pages repeat it.
  webpack: (config, { isServer }) => {
    if (!isServer) {
      for (const [module, ours] of Object.entries(replaced))
        config.resolve.alias[fileURLToPath(import.meta.resolve(`next/dist/${module}`))] = ours;
      for (const file of withoutScripts)
        config.resolve.alias[fileURLToPath(new URL(`components/${file}.tsx`, import.meta.url))] =
          false;
      bundleEsModules(config);
      config.plugins.push({ apply: numberEntries }, { apply: hideHashes }, { apply: compileWhole });
      // Hashes of names do not see what `compileWhole` adds.
      config.output.hashSalt = 'whole';
      // Each page's first scripts list the names of all others.
      config.output.chunkFilename = 'static/chunks/[name].[contenthash:8].js';
      config.optimization.splitChunks.minSize = 60_000;
      config.optimization.splitChunks.cacheGroups.portal = {
        name: 'portal',
        // Not every page has these lists.
        test: /[\\/](?:lib|components)[\\/](?!list[\\/](?:confirm|disclosure|list|long-record|people|record)-)/,
        chunks: 'initial',
        minChunks: 4,
        enforce: true,
      };
      // The layout and the error page are on every page of their side: in the same file they are smaller.
      config.optimization.splitChunks.cacheGroups.side = {
        name: 'portal',
        test: /[\\/](?:app|components|lib|@heroicons)[\\/]/,
        chunks: ({ name }) => /^app\/\((?:student|faculty)\)\/(?:layout|error)$/.test(name),
        enforce: true,
      };
    }
    return config;
  },
  // `next dev` runs Turbopack, which stops when there is a webpack setting and none of its own.
  turbopack: {},
  // A static export has no server files to trace.
  outputFileTracingExcludes: { 'next-server': ['**/*'] },
};

/** Modules of the framework that the browser does not need, or needs in fewer words. */
const replaced = {
  // The browsers of the product have all that these polyfills add but URL.canParse, which no script uses.
  'build/polyfills/polyfill-module': false,
  // Scripts only ask whether it has an `emit`.
  'build/polyfills/process.js': false,
  // For scripts before the framework's own, of which there are none.
  'client/set-attributes-from-props': false,
  // A static export has no server actions.
  'client/components/router-reducer/reducers/server-action-reducer': false,
  'client/components/builtin/global-error': fileURLToPath(
    new URL('app/global-error.tsx', import.meta.url),
  ),
};

/** Components inside `noscript` only, which React never renders in a browser. */
const withoutScripts = [
  'activity/student/activity-rest',
  'attendance/attendance-table',
  'schedule/calendar/other-months',
];

/** The browser gets what it uses of the framework's ES modules, not all of its CommonJS modules (decision 7). */
function bundleEsModules({ resolve, module }) {
  const dist = join(dirname(fileURLToPath(import.meta.resolve('next/package.json'))), 'dist');
  // What the framework replaces in the browser, it replaces in both.
  for (const [file, other] of Object.entries(resolve.alias))
    if (file.startsWith(dist))
      resolve.alias[file.replace(dist, join(dist, 'esm'))] =
        other && other.replace('next/dist', 'next/dist/esm');
  module.rules.push({
    // After the framework's own loader, which would make a CommonJS module of it again.
    enforce: 'post',
    test: /[\\/]next[\\/]dist[\\/](?:client|lib|server|shared)[\\/]/,
    loader: fileURLToPath(new URL('tools/site/build/es-module-loader.mjs', import.meta.url)),
  });
}

/**
 * The framework names an entry by the full paths of its modules, and webpack numbers it by that name. Without the folder of
 * the checkout, it has the same number in every folder.
 */
function numberEntries(compiler) {
  const root = dirname(fileURLToPath(import.meta.url));
  const nameOf = (module) => decodeURIComponent(module.identifier()).replaceAll(root, '');
  compiler.hooks.compilation.tap('entries', (compilation) =>
    compilation.hooks.beforeModuleIds.tap('entries', (modules) => {
      const ids = new Set();
      const names = [...modules]
        .filter((module) => module.identifier().includes('next-flight-client-entry-loader'))
        .map((module) => [nameOf(module), module])
        .sort(([one], [other]) => (one < other ? -1 : 1));
      for (const [name, module] of names) {
        let id = createHash('sha256').update(name).digest().readUInt32BE() % 100_000;
        while (ids.has(id)) id += 1;
        ids.add(id);
        compilation.chunkGraph.setModuleId(module, id);
      }
    }),
  );
}

/**
 * Chromium compiles the framework's two large files in the background while they load, instead of function by function when
 * the page starts.
 */
function compileWhole({ webpack, hooks }) {
  const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
  hooks.compilation.tap('whole', (compilation) =>
    compilation.hooks.processAssets.tap({ name: 'whole', stage }, (assets) => {
      for (const name of Object.keys(assets).filter((one) =>
        /^static\/chunks\/(?:\d+|[0-9a-f]{8})-/.test(one),
      ))
        compilation.updateAsset(
          name,
          (source) => new webpack.sources.ConcatSource('//# allFunctionsCalledOnLoad\n', source),
        );
    }),
  );
}

export default nextConfig;
