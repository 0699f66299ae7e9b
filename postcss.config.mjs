/** Tailwind 4 runs as one PostCSS plug-in; its tokens stand in app/globals.css. */
const config = { plugins: { '@tailwindcss/postcss': {} } };

export default config;
