/** The underline below a word of the headline, as the path of an SVG with this viewBox. */
export const underlinePath = {
  viewBox: '0 0 300 20',
  path: 'M0 13C62 3 176-1 300 4c1 2 0 5-1 7C196 8 98 11 7 20 2 20-1 16 0 13Z',
} as const;
