/** Number with its noun, which takes an s unless there is one: "no roads", "1 road", "2 roads". */
export const counted = (number: number, noun: string): string =>
  `${number === 0 ? 'no' : number} ${noun}${number === 1 ? '' : 's'}`
