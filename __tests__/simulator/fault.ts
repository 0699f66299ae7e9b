/** A fault that is put into the product to prove that the simulator finds it. */
export interface Fault {
  name: string;
  /** What is replaced in which source file. */
  replace: readonly (readonly [file: string, from: string, to: string])[];
}

const workspace = 'lib/store/workspace.ts';
const device = 'lib/store/device.ts';
const engine = 'lib/store/engine.ts';

/** The faults, each with a sentence about it; the first was in the product. */
export const faults: readonly Fault[] = [
  {
    name: 'the journal forgets an entry before its changes are stored',
    replace: [
      [
        device,
        'const isLeft = () => withDeviceStorage((storage) => storage.getItem(key) !== null) ?? false;',
        'withDeviceStorage((storage) => storage.removeItem(key)); const isLeft = () => true;',
      ],
      [workspace, 'isNoted: true', 'isNoted: false'],
    ],
  },
  {
    name: 'two tabs both write what the journal has',
    replace: [
      [workspace, 'isNeeded() && isSame(current, before)', 'isSame(current, before)'],
      [device, '{ onStored, beforeWrite: readJournal }', '{ onStored }'],
    ],
  },
  {
    name: 'a message of another tab hides a change that is not stored yet',
    replace: [
      [
        workspace,
        'for (const { changes } of this.#pending)',
        'for (const { changes } of this.#pending.slice(1))',
      ],
    ],
  },
  {
    name: 'an undo ignores a later change',
    replace: [[workspace, 'isNeeded() && isSame(current, before)', 'isNeeded()']],
  },
  {
    name: 'a change is confirmed before its transaction is complete',
    replace: [[engine, 'await transaction.done;\n    return outcomes;', 'return outcomes;']],
  },
  {
    name: 'a change does not wait for the disk',
    replace: [[engine, "'relaxed' : 'strict'", "'relaxed' : 'relaxed'"]],
  },
  {
    name: 'a backup is not imported in one transaction',
    replace: [
      [
        'components/device/model/import.ts',
        'await writeWithUndo(changesOf[mode](stored, saved), text);',
        'const all = changesOf[mode](stored, saved); for (const one of all) await workspace.write([one]); await writeWithUndo([], text);',
      ],
    ],
  },
  {
    name: 'two people share a database',
    replace: [['lib/record/session-flag.ts', 'flag ? `${site}:${flag.device}` : site', 'site']],
  },
  {
    name: 'an edit brings back a deleted record',
    replace: [['lib/store/overlay.ts', "if (!current && origin === 'device') return null;", '']],
  },
  {
    name: 'a page that lost its database says that changes are saved',
    replace: [[workspace, '(wasLost && !isLost)', 'false']],
  },
  {
    name: 'a change that does not fit is refused without a word',
    replace: [[workspace, 'if (!isSaid && changes', 'if (isSaid && changes']],
  },
  {
    name: 'two devices choose different versions of a record',
    replace: [
      [
        'components/device/model/backup-merge.ts',
        'canonicalText(one) > canonicalText(other) ? 1 : -1',
        '0',
      ],
    ],
  },
  {
    name: 'Logout does not wait for other tabs',
    replace: [['components/session/log-out.ts', 'await waitForOtherTabs(name);', '']],
  },
  {
    name: 'the note of a draft is removed before the draft is stored',
    replace: [
      [
        'lib/form/form-draft.ts',
        'if (draft && this.#key() !== this.#committed) noteDraft(draft);',
        '',
      ],
    ],
  },
];
