import { asJsonObject, childObject, type Fix, filesOf, pointerTo, type Source } from '#source'

/** Fix that writes a missing message where those of its part stand; undefined where there is none, or where only a lender lacks it. */
export function writeMessage(source: Source, key: string): Fix | undefined {
  const [part] = key.split('.')
  const files = filesOf(source, 'copy').map(({ path, value }) => ({
    path,
    keys: Object.keys(childObject(asJsonObject(value), 'messages')),
  }))
  const home = files.find(({ keys }) => keys.some((each) => each.startsWith(`${part}.`)))
  if (home === undefined || files.some(({ keys }) => keys.includes(key))) return undefined
  return {
    title: `Write the message "${key}"`,
    asks: 'What it says',
    changes: [{ file: home.path, pointer: pointerTo('messages', key), after: '' }],
  }
}
