import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { readLines, writeLines } from './lines.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'lines-'))
const file = path.join(folder, 'backup.gz')
afterAll(() => rmSync(folder, { recursive: true }))

async function write(place: string): Promise<void> {
  const lines = writeLines(place)
  await lines.write('one')
  await lines.write('two')
  await lines.close()
}

async function read(place: string): Promise<readonly string[]> {
  const lines: string[] = []
  for await (const line of readLines(place)) lines.push(line)
  return lines
}

describe('the file of a backup', () => {
  it('gives back its lines, and is not written over', async () => {
    await write(file)
    expect(await read(file)).toEqual(['one', 'two'])
    await expect(write(file)).rejects.toThrow(`${file} exists already`)
    expect(await read(file)).toEqual(['one', 'two'])
  })

  it.each([
    ['is not there', () => {}],
    ['is no file that a backup wrote', (place: string) => writeFileSync(place, 'a letter')],
    [
      'was cut off',
      (place: string) => {
        writeFileSync(place, gzipSync(readFileSync(import.meta.filename)))
        truncateSync(place, 200)
      },
    ],
  ])('%s: is said in words, with its name', async (said, spoil) => {
    const place = path.join(folder, said.replaceAll(' ', '-'))
    spoil(place)
    await expect(read(place)).rejects.toThrow(`${place} ${said}`)
  })
})
