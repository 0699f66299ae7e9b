import { Fragment } from 'react';

/** Facts with commas between them, each in its own direction. */
export function JoinedFacts({ facts }: { facts: readonly string[] }) {
  return facts.map((fact, index) => (
    <Fragment key={fact}>
      {index > 0 && ', '}
      <bdi>{fact}</bdi>
    </Fragment>
  ));
}
