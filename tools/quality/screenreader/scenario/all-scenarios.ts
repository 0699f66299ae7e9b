import type { Scenarios } from '../step';
import { deviceScenarios } from './device-scenarios';
import { personScenarios } from './person-scenarios';
import { publicScenarios } from './public-scenarios';
import { studentScenarios } from './student-scenarios';
import { teacherScenarios } from './teacher-scenarios';
import { writeTestFiles } from './test-files';

/** The tasks of the portal, done by a person who hears the page; the files that they choose are written into a folder. */
export async function allScenarios(folder: string): Promise<Scenarios> {
  const files = await writeTestFiles(folder);
  return {
    // First, because the teacher's lists also have what the student then adds on the same device.
    ...teacherScenarios(files),
    ...studentScenarios(files),
    ...deviceScenarios(files),
    ...personScenarios,
    ...publicScenarios(files),
  };
}
