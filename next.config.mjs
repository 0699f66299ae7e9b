import { readFileSync } from 'node:fs';

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
  experimental: {
    globalNotFound: true,
    // Writing the cache takes longer than it saves.
    turbopackFileSystemCacheForBuild: false,
  },
  reactStrictMode: true,
  typedRoutes: true,
  devIndicators: false,
  // `npm run types` checks the types, so a build does not check them again.
  typescript: { ignoreBuildErrors: true },
};

export default nextConfig;
