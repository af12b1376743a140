import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { watchJson } from './watch-json.ts'

describe('watching JSON', () => {
  let dir = ''
  let close = () => {}

  beforeEach(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'watch-'))
    mkdirSync(path.join(dir, 'flows/forms'), { recursive: true })
  })

  afterEach(() => {
    close()
    rmSync(dir, { recursive: true })
  })

  const changed = (act: () => void) =>
    new Promise<number>((resolve) => {
      let calls = 0
      close = watchJson(dir, () => resolve(++calls))
      act()
    })

  it.each(['flows/journey.json', 'flows/forms/liens.json', 'lint-suppressions.json'])(
    'tells of a change to %s',
    async (file) => {
      expect(await changed(() => writeFileSync(path.join(dir, file), '{}'))).toBe(1)
    },
  )

  it('tells once of what is written in several steps', async () => {
    const calls = await changed(() => {
      for (const text of ['', '{', '{}']) writeFileSync(path.join(dir, 'flows/journey.json'), text)
    })
    expect(calls).toBe(1)
  })

  it.each([
    ['a file of which another took the place', 'flows/journey.json'],
    ['a file in a new folder', 'flows/copy/journey.json'],
  ])('tells of a change to %s', async (_, name) => {
    const file = path.join(dir, name)
    writeFileSync(path.join(dir, 'flows/journey.json'), '{}')
    let tell = () => {}
    const told = () =>
      new Promise<void>((resolve) => {
        tell = resolve
      })
    close = watchJson(dir, () => tell())
    const first = told()
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(`${file}.next`, '{}')
    renameSync(`${file}.next`, file)
    await first
    const second = told()
    writeFileSync(file, '{ }')
    await second
  })
})
