import type { Origin } from '../fact/fact';
import type { Section } from './entity';

export function newSection(id: string, name: string, origin: Origin): Section {
  return {
    id,
    name,
    terms: [],
    teachers: [],
    students: [],
    meetings: [],
    assignments: [],
    changes: [],
    exams: [],
    origin,
  };
}

export interface Unit {
  section?: string;
  course?: string;
}
