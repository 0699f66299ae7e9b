/** The options that say where a site is served, in every shell, and the variables of the environment that they set. */
const variables = { '--base-path': 'BASE_PATH', '--site-url': 'SITE_URL' };

// Before anything reads these variables.
for (const [option, variable] of Object.entries(variables)) {
  const at = process.argv.findIndex((one) => one === option || one.startsWith(`${option}=`));
  const isJoined = process.argv[at]?.includes('=') === true;
  const value = isJoined ? process.argv[at]?.slice(option.length + 1) : process.argv[at + 1];
  // Without a value, the command refuses the option.
  if (at < 0 || value === undefined) continue;
  process.env[variable] = value;
  process.argv.splice(at, isJoined ? 1 : 2);
}
export {};
