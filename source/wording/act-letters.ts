/** Letters with a button among the keys of messages, such as the one by which somebody says that an act was not theirs. */
export const actLetters = (keys: readonly string[]): readonly string[] =>
  keys.flatMap((key) => /^server\.letters\.(\w+)\.action$/.exec(key)?.[1] ?? [])
