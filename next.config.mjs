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
  // With a static export this names the folder that it goes to; the build puts it in the place of out/ when it is complete.
  ...(process.env.EXPORT_DIR && { distDir: process.env.EXPORT_DIR }),
  basePath: process.env.BASE_PATH ?? '',
  // The build names itself by its sources, so that two builds of the same sources are the same.
  generateBuildId: () => process.env.BUILD_ID || null,
  env: { NEXT_PUBLIC_BASE_PATH: process.env.BASE_PATH ?? '', NEXT_PUBLIC_VERSION: version },
  // Jest, which reads this too, takes no ES modules from packages.
  transpilePackages: ['@noble/hashes'],
  images: { unoptimized: true },
  reactStrictMode: true,
  typedRoutes: true,
  devIndicators: false,
  // `npm run types` checks the types, once; a build need not do it again.
  typescript: { ignoreBuildErrors: true },
  // An export has no server whose files would be traced.
  outputFileTracingExcludes: { 'next-server': ['**/*'] },
};

export default nextConfig;
