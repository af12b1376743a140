/** The entry that somebody outside names; undefined where there is none, also for `constructor` and what else every object has. */
export const findNamed = <Entry>(
  entries: Readonly<Record<string, Entry>>,
  name: string,
): Entry | undefined => (Object.hasOwn(entries, name) ? entries[name] : undefined)
