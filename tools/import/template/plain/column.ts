import type { ValueType } from '../template';
import { both, names, type Names } from './header-name';

/** The names of a column: plain and other ones as for `names`, or lists that several columns share. */
type Given = [plain: string, other?: string] | Names[];

const isText = (given: Given): given is [string, string?] => typeof given[0] === 'string';

function columnsOf<M extends { required?: true; check?: true }>(more: M) {
  const typed =
    <T extends ValueType>(type: T) =>
    (...given: Given) => ({ type, ...(isText(given) ? names(...given) : both(...given)), ...more });
  return {
    ...{ id: typed('id'), key: typed('key'), text: typed('text'), list: typed('list') },
    ...{
      day: typed('day'),
      days: typed('days'),
      time: typed('time'),
      timeRange: typed('timeRange'),
    },
    ...{ weekdays: typed('weekdays'), number: typed('number'), score: typed('score') },
    ...{ status: typed('status'), role: typed('role'), people: typed('people') },
    boolean: typed('boolean'),
  };
}

/** Columns of plain tables by the type of their values, such as `column.day('Date, On')`. */
export const column = columnsOf({});
/** Columns that must be there. */
export const needed = columnsOf({ required: true });
/** Columns that are compared and never imported. */
export const check = columnsOf({ check: true });
