const paperWidth = 612
const margin = 56

/** Measures of a letter page in points, and the gray of secondary text (7.5 to 1 on white). */
export const page = {
  paperWidth,
  height: 792,
  margin,
  width: paperWidth - 2 * margin,
  muted: '#555555',
} as const
