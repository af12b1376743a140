import {
  asJsonObject,
  childObject,
  isInherited,
  isJsonObject,
  type Json,
  type JsonObject,
  pointerTo,
  type Source,
  tenantChain,
  tenantCodeOf,
  tenantFiles,
  tenantSettings,
} from '#source'
import type { LenderView, SettingView } from '../api/lenders.ts'
import { chainOf } from './lenders.ts'
import { nodeAt } from './nodes.ts'
import { placeIn } from './place-in.ts'

/** A lender with everything that holds for it and the file that says so; beside another lender, only what differs. */
export function lenderView(source: Source, code: string, other: string | undefined): LenderView | undefined {
  const file = tenantFiles(source).get(code)
  const own = file === undefined ? undefined : nodeAt(source, file.path, '')
  if (file === undefined || own === undefined) return undefined
  const settings = settingsOf(source, code)
  const others =
    other === undefined ? undefined : new Map(settingsOf(source, other).map((each) => [each.name, each]))
  const names = [...new Set([...settings.map(({ name }) => name), ...(others?.keys() ?? [])])]
  const byName = new Map(settings.map((each) => [each.name, each]))
  return {
    code,
    chain: chainOf(source, code),
    own,
    colors: Object.fromEntries(
      Object.entries(childObject(asJsonObject(file.value), 'theme')).flatMap(([name, color]) =>
        typeof color === 'string' ? [[name, color]] : [],
      ),
    ),
    settings:
      others === undefined
        ? settings
        : names.flatMap((name) => {
            const [here, there] = [byName.get(name), others.get(name)]
            if (here?.value === there?.value) return []
            const shown = here ?? { name, value: '' }
            return [{ ...shown, other: there?.value ?? '' }]
          }),
  }
}

/** Settings and overrides that hold for a lender, one line each. */
function settingsOf(source: Source, code: string): readonly SettingView[] {
  const { files } = tenantChain(source, code)
  const { value, placeOf } = tenantSettings(files)
  const settings = leaves(value).map(({ pointer, text }) => {
    const written = placeOf(pointer)
    const whose = written === undefined ? undefined : written.file.path.split('/')[1]
    return {
      name: nameOf(pointer),
      value: text,
      ...(written !== undefined && { place: placeIn(source, written.file.path, pointer) }),
      ...(whose !== undefined && whose !== code && { from: whose }),
    }
  })
  const overrides = files.flatMap((file) =>
    ['overrides', 'flags'].flatMap((part) =>
      leaves(asJsonObject(asJsonObject(file.value)[part])).map(({ pointer, text }) => ({
        name: `${part}.${nameOf(pointer)}`,
        value: text,
        place: placeIn(source, file.path, pointerTo(part) + pointer),
        ...(tenantCodeOf(file) !== code && { from: tenantCodeOf(file) }),
      })),
    ),
  )
  return [...settings.filter(({ name }) => isInherited(name.split('.')[0] ?? '')), ...overrides]
}

const nameOf = (pointer: string): string =>
  pointer.slice(1).replaceAll('/', '.').replaceAll('~1', '/').replaceAll('~0', '~')

interface LeafText {
  readonly pointer: string
  readonly text: string
}

const leaves = (value: JsonObject, above = ''): readonly LeafText[] =>
  Object.entries(value).flatMap(([key, each]) => {
    const pointer = above + pointerTo(key)
    return isJsonObject(each) && Object.keys(each).length > 0
      ? leaves(each, pointer)
      : [{ pointer, text: textOf(each) }]
  })

const textOf = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value))
