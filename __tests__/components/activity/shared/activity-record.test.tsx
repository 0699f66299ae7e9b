import { render, screen, act } from '@testing-library/react';
import { facultyKey as key } from '@/__tests__/components/exchange/faculty-key';
import { all, sample } from '@/__tests__/components/profile/model/profile-record';
import { makeFilesReadable } from '@/__tests__/components/readable-file';
import { renderSettled, wipeDevice } from '@/__tests__/components/settle';
import { exportRow } from '@/components/activity/model/activity-export';
import type { Step } from '@/components/activity/model/activity-history';
import { ActivityRecord } from '@/components/activity/shared/activity-record';
import { EvidenceView } from '@/components/activity/shared/evidence-view';
import { composeCv } from '@/components/profile/model/cv';
import { workspace } from '@/lib/store/device';
import { toFileRecord } from '@/lib/store/file';
import { put } from '@/lib/store/record';

const approved = (keyId?: string | null): Step => ({
  at: '2026-01-31T09:30:00.000Z',
  what: 'approved',
  by: 'Somebody',
  ...(keyId !== undefined && { source: { kind: 'file', keyId } }),
});

const signed = approved(key.id);
const signers = new Map([[signed.source, key]]);

/** Renders an activity with one decision and returns the text of its timeline. */
function timeline(step: Step): string {
  const view = render(
    <ActivityRecord activity={{ status: 'Approved' }} steps={[step]} signers={signers} />,
  );
  const text = screen.getByRole('listitem').textContent;
  view.unmount();
  return text;
}

describe('the timeline of an activity', () => {
  it('names the signer only of a decision whose signature was checked', () => {
    expect(timeline(signed)).toMatch(/signed by Dr\. Ananya Rao$/);
    for (const other of [null, key.id]) {
      expect(timeline(approved(other))).toMatch(/recorded from a file/);
      expect(timeline(approved(other))).not.toMatch(/signed by/);
    }
  });

  it('shows no source for a decision made on this device', () => {
    expect(timeline(approved())).toMatch(/by Somebody$/);
  });
});

test('a name in Arabic does not turn the date after it around', () => {
  const step = { ...approved(), by: 'محمد علي' };
  const note = 'شهادة 2026';
  render(<ActivityRecord activity={{ status: 'Approved', note }} steps={[step]} />);
  expect(screen.getByText(note)).toHaveAttribute('dir', 'auto');
  for (const name of screen.getAllByText(step.by)) expect(name.tagName).toBe('BDI');
  expect(screen.getByText(/^Approved by/)).toHaveTextContent(/^Approved by محمد علي, 31 Jan 2026/);
});

describe('the source of a decision', () => {
  const [first] = sample.activities.filter(({ status }) => status === 'Approved');
  const decided = (step: Step) => ({ ...first!, history: [step] });
  const sourcesOf = (step: Step) =>
    composeCv({ ...sample, signers, activities: [decided(step)] }, all)
      .sections.find(({ id }) => id === 'activities')
      ?.entries.map(({ source }) => source);

  it('is in the CV', () => {
    expect(sourcesOf(signed)?.[0]).toMatch(/[Dd]ecision signed by Dr\. Ananya Rao$/);
    expect(sourcesOf(approved(null))?.[0]).toMatch(
      /[Dd]ecision recorded from a file that no published key signed$/,
    );
    expect(sourcesOf(approved())?.[0]).not.toMatch(/decision/i);
  });

  it('is in the exported table', () => {
    expect(exportRow(decided(signed), undefined, signers).Recorded).toMatch(
      /; decision signed by Dr\. Ananya Rao$/,
    );
    expect(exportRow(decided(signed)).Recorded).toMatch(/recorded from a file$/);
  });
});

describe('the file of an activity', () => {
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
});
