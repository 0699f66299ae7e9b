import { reportContent } from './content/report';

process.exitCode = reportContent(process.argv[2] ?? 'content') ? 0 : 1;
