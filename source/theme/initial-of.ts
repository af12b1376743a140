/** Letter or digit that represents a lender if there is room for only one: the first of its name, as a capital. */
export const initialOf = (name: string): string => (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? '').toUpperCase()
