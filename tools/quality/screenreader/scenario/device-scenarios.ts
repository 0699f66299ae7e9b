import { routes } from '@/lib/site/routes';
import { choose, fill, open, press, visit, type Scenarios, type ScenarioStep } from '../step';
import type { TestFiles } from './test-files';

/** As on a full disk. */
const failToSave: ScenarioStep = ({ tab }) =>
  tab.evaluate(() => {
    URL.createObjectURL = () => {
      throw new Error('The disk is full.');
    };
  });

/** What is stored on the device: export, import, erase. */
export const deviceScenarios = ({ backup, encrypted, notes }: TestFiles): Scenarios => ({
  import: [
    visit(routes.settings),
    open('Import', 'Import'),
    choose('Exported file', notes, 'notes.json cannot be imported.'),
    choose('Exported file', encrypted, 'Pass phrase'),
    fill('Pass phrase', 'peepal grove at dusk'),
    press('Open the file', 'The pass phrase is wrong. Nothing was changed. Type it again.'),
    choose('Exported file', backup, '1 record, exported'),
    press('Import', 'Added 1 record from backup.json.'),
    press('Export everything', 'Everything was exported as'),
    failToSave,
    press('Export everything', 'The export failed'),
    open('Erase everything', 'Erase everything'),
    press('Erase', 'Everything was erased from this device.'),
    press('Restore everything', 'Undone: everything erased'),
  ],
});
