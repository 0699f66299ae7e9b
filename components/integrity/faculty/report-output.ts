import { htmlFile } from '@/lib/file/html-file';
import { newId } from '@/lib/store/record';
import { writeWithUndo } from '@/lib/store/write-with-undo';
import { saveMade } from '@/lib/toast/save-made';
import { showToast } from '@/lib/toast/toast';
import type { ComparisonReport } from '../model/report/report';
import { reportStyle } from '../model/report/report-style';
import { ReportTooLarge, storeReportChanges } from '../model/report/stored-comparison';

/** Saves the HTML of a report as one file. */
export async function saveReport(
  title: string,
  content: string,
  name: `${string}.html`,
): Promise<void> {
  saveMade(
    await htmlFile({
      title: `Shared passages: ${title}`,
      content,
      style: reportStyle,
      width: '60rem',
    }),
    name,
  );
}

/** Stores a report with its assignment, with Undo. `onStored` is called with the id of its record. */
export async function keepReport(
  report: ComparisonReport,
  assignment: string,
  onStored: (id: string) => void,
): Promise<void> {
  try {
    const id = newId();
    const changes = await storeReportChanges(id, assignment, report);
    await writeWithUndo(changes, 'The report is saved on this device, with the assignment.');
    onStored(id);
  } catch (error) {
    // A failed write has already shown a toast.
    if (error instanceof ReportTooLarge)
      showToast('This report is too large to be stored here. Download it as an HTML file.', {
        urgent: true,
      });
  }
}
