import { PrinterIcon } from '@heroicons/react/20/solid';
import { Button } from '@/components/ui/button';

/** Opens the print dialog of the browser, which can also make a PDF. */
export function PrintButton({ disabled = false }: { disabled?: boolean }) {
  return (
    <Button variant="primary" disabled={disabled} onClick={() => window.print()}>
      <PrinterIcon className="size-5" aria-hidden="true" />
      Print or save as PDF
    </Button>
  );
}
