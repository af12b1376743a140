/** Key of a flow file in a journey's source: `server-states` becomes `serverStates`. */
export const camelCase = (text: string): string =>
  text.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
