import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { finished } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

/** Opens a compressed file for lines. Throws if it exists: no backup is written over another. */
export function writeLines(file: string) {
  const zip = createGzip()
  const output = zip.pipe(createWriteStream(file, { flags: 'wx', mode: 0o600 }))
  const broken = new Promise<never>((_, reject) => {
    output.once('error', reject)
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

/** Reads the lines of such a file. */
export function readLines(file: string): AsyncIterable<string> {
  const source = createReadStream(file)
  const unzipped = createGunzip()
  source.once('error', (error) => unzipped.destroy(error))
  return createInterface({ input: source.pipe(unzipped), crlfDelay: Number.POSITIVE_INFINITY })
}
