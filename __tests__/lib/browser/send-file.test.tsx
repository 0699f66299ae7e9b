/** @jest-environment jsdom */
import { catchSavedFiles } from '@/__tests__/components/saved-files';
import { sendFile } from '@/lib/browser/send-file';

const saves = catchSavedFiles();
const mail = { subject: 'For approval', text: 'Please decide.' };
const send = () => sendFile(new Blob(['{}']), 'request.json', mail);
const share = jest.fn();

/** A device whose share sheet takes files. */
function usePhone() {
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  Object.assign(navigator, { canShare: () => true, share });
}

beforeEach(() => {
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
});

it('saves the file and opens an email that names it', async () => {
  const addresses: string[] = [];
  jest.mocked(HTMLAnchorElement.prototype.click).mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    addresses.push(this.href);
    saves(this.download);
  });
  expect(await send()).toBe('mailed');
  expect(saves.mock.calls.flat()).toEqual(['request.json', '']);
  expect(addresses[1]).toMatch(
    /^mailto:\?subject=For%20approval&body=Please%20decide\..*request\.json/,
  );
});

it('opens the share sheet of a phone instead', async () => {
  usePhone();
  expect(await send()).toBe('shared');
  const [{ files }] = share.mock.calls[0] as [{ files: File[] }];
  expect(files[0]).toMatchObject({ name: 'request.json.txt', type: 'text/plain' });
  expect(saves).not.toHaveBeenCalled();
});

it('sends nothing if the share sheet is closed', async () => {
  usePhone();
  share.mockRejectedValueOnce(new DOMException('', 'AbortError'));
  expect(await send()).toBe('stopped');
  expect(saves).not.toHaveBeenCalled();
});

it('opens an email if the browser does not share the file', async () => {
  usePhone();
  share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  expect(await send()).toBe('mailed');
});
