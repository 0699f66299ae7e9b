import { reportContent } from './content/report';

const [contentDir = 'content', publicDir = 'public'] = process.argv.slice(2);

process.exitCode = reportContent(contentDir, publicDir) ? 0 : 1;
