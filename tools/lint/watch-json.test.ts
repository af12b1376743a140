import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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
})
