/** The text of a field of what a provider sent; empty where there is none. */
export const textIn = (value: unknown, name: string): string => {
  const field = fieldIn(value, name)
  return typeof field === 'string' || typeof field === 'number' ? String(field) : ''
}

/** A field of what a provider sent; undefined where there is none. */
export const fieldIn = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined

/** The objects of a list of what a provider sent. */
export const listIn = (value: unknown, name: string): readonly object[] => {
  const field = fieldIn(value, name)
  return Array.isArray(field) ? field.filter((one) => typeof one === 'object' && one !== null) : []
}
