/** Returns the route of a path and that of the same path with a slash at its end. A last `/*` matches nothing, too. */
export const spellingsOf = (path: string): readonly string[] =>
  path.endsWith('/*') ? [path, path.slice(0, -2)] : [path, `${path}/`]
