import { saveFile } from './save-file';

/** An email to attach a file to; the name of the file is added. */
export interface Mail {
  subject: string;
  text: string;
}

/** How a file left the page: to the app chosen in the share sheet, saved for an email, or not at all. */
export type Sent = 'shared' | 'mailed' | 'stopped';

/** Opens the share sheet of a phone with a file; elsewhere saves the file and opens an email to attach it to. */
export async function sendFile(content: Blob, name: string, mail: Mail): Promise<Sent> {
  const shared = await shareFile(content, name, mail);
  if (shared) return shared;
  saveFile(content, name);
  const link = document.createElement('a');
  link.href = mailAddress(mail, name);
  link.click();
  return 'mailed';
}

/** Null if the device has no share sheet for this file. */
async function shareFile(content: Blob, name: string, { subject, text }: Mail) {
  // Android shares no .json files.
  const file = new File([content], `${name}.txt`, { type: 'text/plain' });
  const data = { files: [file], title: subject, text };
  const isPhone = globalThis.matchMedia?.('(pointer: coarse)').matches;
  if (!isPhone || !navigator.canShare?.(data)) return null;
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    return (error as Error).name === 'AbortError' ? 'stopped' : null;
  }
}

/** The address that opens an email program; nobody is named, as the sender knows whom to write to. */
function mailAddress({ subject, text }: Mail, name: string): string {
  const body = `${text}\r\n\r\nAttach this file before you send: ${name}\r\n`;
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
