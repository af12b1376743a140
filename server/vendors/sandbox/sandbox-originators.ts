import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Originator, OriginatorDirectory, OriginatorPicture } from '../ports/originator-directory.ts'
import sandbox from './sandbox.json' with { type: 'json' }

interface Entry extends Omit<Originator, 'pictures'>, Partial<Record<OriginatorPicture, string>> {}

const folder = path.join(import.meta.dirname, 'images')
const entries: readonly Entry[] = sandbox.originators
const findEntry = (uuid: string) => entries.find((each) => each.uuid === uuid)

export const sandboxOriginators: OriginatorDirectory = {
  find: async (uuid) => {
    const entry = findEntry(uuid)
    if (entry === undefined) return undefined
    const { avatar, logo, ...originator } = entry
    return {
      ...originator,
      pictures: [...(avatar ? ['avatar' as const] : []), ...(logo ? ['logo' as const] : [])],
    }
  },
  picture: async (uuid, kind) => {
    const file = findEntry(uuid)?.[kind]
    return file === undefined
      ? undefined
      : { contentType: 'image/svg+xml', bytes: await readFile(path.join(folder, file)) }
  },
}
