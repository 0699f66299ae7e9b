import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { FactSink, Origin } from '../fact/fact';
import { kindOrder } from '../fact/fact';
import type { Reader } from '../fact/reader';
import { readCalendar } from '../calendar/read-calendar';
import { findReader, type Question } from '../mapping/find-reader';
import { headerScore } from '../mapping/header-score';
import { readMapping } from '../mapping/mapping-file';
import { Collector } from '../model/collector';
import type { Person } from '../model/entity';
import { readSources, type SourceFile } from '../source/read-sources';
import type { Table } from '../source/table';
import type { ImportOptions } from './import-college';

/** What the files in college/in say. */
export interface CollegeData {
  files: SourceFile[];
  collector: Collector;
  /** The tables whose headers are not known, each with a proposal. */
  questions: Question[];
  /** Whether a file lists everybody, so that who is absent has left. */
  hasAllPeople: boolean;
  /** The day of the newest file. */
  sourceDay: string;
  /** The files that a person is from. */
  filesOf(person: Person): string[];
}

/** The folder with the files of the college's systems. */
export const inFolder = (folder: string) => join(folder, 'in');
