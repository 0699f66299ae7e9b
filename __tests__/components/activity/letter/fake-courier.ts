import { changeLetter, type OutLetter } from '@/lib/drop/letters';
import { workspace } from '@/lib/store/device';

type Fields = Parameters<typeof changeLetter<'out'>>[2];

/** Makes a mock of `sendNow` that changes every waiting letter like a server that accepts or refuses it. */
export const courier = (fields: Fields) => async () => {
  for (const letter of await waiting())
    await workspace.write([changeLetter(letter.id, 'out', fields)]);
};

/** The letters of this device. */
export const ownLetters = async (): Promise<OutLetter[]> =>
  (await workspace.all('letters')).filter((one) => one.direction === 'out');

const waiting = async () => (await ownLetters()).filter(({ state }) => state === 'waiting');
