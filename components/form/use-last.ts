import { useState } from 'react';

/** The last defined value: a form keeps showing its record after it is deleted. */
export function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
