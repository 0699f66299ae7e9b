import { deflateRawSync } from 'node:zlib';
import { sampleReport } from '@/__tests__/components/integrity/sample-report';
import { readReportFile, toReportFile } from '@/components/integrity/model/stored-comparison';
import { deflate } from '@/lib/file/deflate';

const blobOf = async (value: unknown) =>
  new Blob([await deflate(new Blob([JSON.stringify(value)]))]);

test('Reads a stored report unchanged', async () => {
  const report = await sampleReport();
  const { blob, size } = await toReportFile(report);
  expect(size).toBeLessThan(JSON.stringify(report).length / 2);
  expect(await readReportFile(blob)).toEqual(report);
});

test('Reads no damaged or changed report, and none that is too large when it is unpacked', async () => {
  const report = await sampleReport();
  expect(await readReportFile(new Blob(['no report']))).toBeNull();
  expect(await readReportFile(await blobOf({ ...report, files: [{ id: 1 }] }))).toBeNull();
  expect(await readReportFile(await blobOf({ ...report, script: 'x' }))).toBeNull();
  const bomb = new Blob([deflateRawSync(Buffer.alloc(70 * 1024 * 1024, '0'))]);
  expect(await readReportFile(bomb)).toBeNull();
});
