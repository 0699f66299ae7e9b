/** A whole number with a comma after each three digits. The first use of the browser's own formatter takes a slow phone 0.1 s. */
export const formatCount = (count: number): string =>
  String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
