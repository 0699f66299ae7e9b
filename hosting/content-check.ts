import { reportContent } from './report-content';

process.exitCode = reportContent(process.argv[2] ?? 'content') ? 0 : 1;
