import { useState } from 'react';

/** The last value that was there: a form goes on with its record after it is gone. */
export function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
