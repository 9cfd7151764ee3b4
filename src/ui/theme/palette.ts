/** The pigments of the town plan by day. Chrome and ornament mix everything from these. */
export const palette = {
  parchment: '#EFE3C8',
  table: '#DCCBA3',
  ink: '#3B2A20',
  residential: '#E2C79B',
  garden: '#9DAE6B',
  earth: '#CBA074',
  street: '#CFC4B0',
  streetEdge: '#7A6C5B',
  terracotta: ['#D97852', '#C4593B', '#A24630'],
  slate: ['#8797A8', '#6E7C8C', '#56626F'],
  stone: ['#B4AC9E', '#8B8377', '#6B645A'],
  water: '#6FA7B8',
  fish: '#2F6FA8',
  grain: '#E0AE2B',
  livestock: '#B5402E',
} as const;
