import { criteria, type CriterionState } from './criteria';

const stateNames: Record<CriterionState, string> = {
  met: 'Met',
  partly: 'Partly met',
  none: 'Does not apply',
};

const cellClass = 'py-2 pe-4 align-top max-sm:block max-sm:py-0';

/** Every criterion and how far the site meets it; on a phone each row is a block. */
export function CriteriaTable() {
  return (
    <table className="mt-4 w-full max-w-4xl text-start text-note">
      <thead className="max-sm:sr-only">
        <tr className="border-b border-line">
          {['Criterion', 'Level', 'State'].map((name) => (
            <th key={name} scope="col" className="py-2 pe-4 text-start font-semibold">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {criteria.map(({ number, level, name, state, note }) => (
          <tr key={number} className="border-b border-line max-sm:block max-sm:py-2">
            <th scope="row" className={`${cellClass} text-start font-normal`}>
              {number} {name}
            </th>
            <td className={cellClass}>
              <span className="sm:hidden">Level </span>
              {level}
            </td>
            <td className={cellClass}>
              <span className={state === 'partly' ? 'font-semibold text-pending' : ''}>
                {stateNames[state]}
              </span>
              {note && <span className="block text-muted">{note}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
