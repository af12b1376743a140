import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { finished } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { SettingsError } from '../settings/settings-error.ts'

/** Opens a compressed file for lines. Writing throws if it exists: no backup is written over another. */
export function writeLines(file: string) {
  const zip = createGzip()
  const output = zip.pipe(createWriteStream(file, { flags: 'wx', mode: 0o600 }))
  const broken = new Promise<never>((_, reject) => {
    output.once('error', (error) => reject(inWords(file, error)))
  })
  broken.catch(() => {})
  return {
    write: async (line: string) => {
      if (!zip.write(`${line}\n`)) await Promise.race([once(zip, 'drain'), broken])
    },
    close: async () => {
      zip.end()
      await Promise.race([finished(output), broken])
    },
  }
}

/** Reads the lines of such a file. Throws a SettingsError if it is not there, or is no such file. */
export async function* readLines(file: string): AsyncGenerator<string> {
  const source = createReadStream(file)
  const unzipped = createGunzip()
  source.once('error', (error) => unzipped.destroy(error))
  try {
    yield* createInterface({ input: source.pipe(unzipped), crlfDelay: Number.POSITIVE_INFINITY })
  } catch (error) {
    throw inWords(file, error)
  }
}

const words: Readonly<Record<string, string>> = {
  EEXIST: 'exists already: no backup is written over another. Name a new file.',
  ENOENT: 'is not there, or its folder is not.',
  EISDIR: 'is a folder: name a file.',
  Z_DATA_ERROR: 'is no file that a backup wrote, or was changed.',
  Z_BUF_ERROR: 'was cut off.',
}

function inWords(file: string, error: unknown): unknown {
  const said = error instanceof Error && 'code' in error ? words[String(error.code)] : undefined
  return said === undefined ? error : new SettingsError(`${file} ${said}`, { cause: error })
}
