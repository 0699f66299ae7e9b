import { act, screen } from '@testing-library/react';
import { makeFilesReadable } from '@/__tests__/components/readable-file';
import { renderSettled, wipeDevice } from '@/__tests__/components/settle';
import { EvidenceView } from '@/components/activity/shared/evidence-view';
import { workspace } from '@/lib/store/device';
import { toFileRecord } from '@/lib/store/file';
import { put } from '@/lib/store/record';

afterEach(wipeDevice);

beforeAll(() => {
  makeFilesReadable();
  URL.createObjectURL = jest.fn((content: Blob) => `blob:${content.type}`) as never;
  URL.revokeObjectURL = jest.fn();
});

/** Shows evidence with this name and content, as a backup or an older version may have stored it. */
async function show(name: string, content: Blob) {
  const file = await toFileRecord(content, name);
  await act(() => workspace.write([put('files', file)]));
  const { id, size, sha256 } = file;
  await renderSettled(<EvidenceView evidence={{ file: id, name, size, sha256 }} />);
}

const start = (...bytes: number[]) =>
  new Blob([new Uint8Array(bytes), 'rest'], { type: 'text/html' });

describe('Evidence', () => {
  it.each([
    ['certificate.html', new Blob(['%PDF-1.7']), 'certificate.pdf', 'application/pdf'],
    ['certificate.pdf.bat', new Blob(['%PDF-1.7']), 'certificate.pdf', 'application/pdf'],
    ['phone.exe', start(0xff, 0xd8, 0xff), 'phone.jpg', 'image/jpeg'],
  ])('named %j is viewed and saved as its real type', async (name, content, saved, type) => {
    await show(name, content);
    const view = await screen.findByRole('link', { name: `View ${saved} in a new tab` });
    expect(view).toHaveAttribute('href', `blob:${type}`);
    const download = screen.getByRole('link', { name: `Download ${saved}` });
    expect(download).toHaveAttribute('download', saved);
  });

  it('that is neither a PDF nor a picture can only be saved, not opened', async () => {
    await show(
      'certificate\u202efdp.html',
      new Blob(['<script>1</script>'], { type: 'text/html' }),
    );
    const download = await screen.findByRole('link', { name: 'Download certificatefdp.bin' });
    expect(download).toHaveAttribute('href', 'blob:application/octet-stream');
    expect(screen.queryByRole('link', { name: /^View/ })).not.toBeInTheDocument();
  });
});
