import { deviceName, withDeviceStorage } from '@/lib/store/device-name';

const day = 24 * 60 * 60 * 1000;

const key = `${deviceName}:clock`;

let known: number | undefined;

/** How far the server's clock is from this device's, in milliseconds; 0 if that is less than a day. */
const skew = () => (known ??= Number(withDeviceStorage((storage) => storage.getItem(key))) || 0);

/** The time by the server's clock if the device's is wrong by more than a day. */
export const serverTime = () => Date.now() + skew();

/** Compares the clocks by an answer of the server. The next page knows the difference before it asks. */
export function noteTime({ headers }: Response): void {
  const found = Date.parse(headers.get('Date') ?? '') - Date.now();
  const before = skew();
  if (!Number.isNaN(found)) known = Math.abs(found) > day ? found : 0;
  if (known !== before) withDeviceStorage((storage) => storage.setItem(key, String(known)));
}
