/** Letter or digit that stands for a lender where there is room for one: the first of its name, in capitals. */
export const initialOf = (name: string): string => (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? '').toUpperCase()
