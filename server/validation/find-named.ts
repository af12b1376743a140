/** Finds an entry by a name from outside. Undefined if there is none, also for `constructor` and other inherited names. */
export const findNamed = <Entry>(
  entries: Readonly<Record<string, Entry>>,
  name: string,
): Entry | undefined => (Object.hasOwn(entries, name) ? entries[name] : undefined)
