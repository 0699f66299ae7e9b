/** Tailwind 4 runs as one PostCSS plugin; its tokens are in app/globals.css. */
const config = { plugins: { '@tailwindcss/postcss': {} } };

export default config;
