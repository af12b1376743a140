import {
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lookAtFolder } from './look-at-folder.ts'

describe('a folder that is looked at', () => {
  let folder: string
  const at = (name: string) => path.join(folder, name)

  /** Makes a change without changing the folder's modification time. */
  function withinOneTick(change: () => void): void {
    change()
    utimesSync(at('bank'), 1, 1)
  }

  /** Starts watching the folder and lets a timestamp tick pass, so that unchanged folders are not listed again. */
  async function lookLater(): Promise<() => Promise<boolean>> {
    const look = lookAtFolder(folder)
    vi.advanceTimersByTime(2000)
    expect(await look()).toBe(false)
    return look
  }

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] })
    folder = mkdtempSync(path.join(tmpdir(), 'looked-at-'))
    mkdirSync(at('bank/images'), { recursive: true })
    for (const name of ['bank/tenant.json', 'bank/images/logo.svg']) {
      writeFileSync(at(name), 'as it was')
      utimesSync(at(name), 1, 1)
    }
    utimesSync(at('bank'), 1, 1)
  })
  afterEach(() => {
    vi.useRealTimers()
    rmSync(folder, { recursive: true })
  })

  it.each<[string, () => void]>([
    ['a file is written', () => writeFileSync(at('bank/tenant.json'), 'AS IT WAS')],
    ['a file is written where folders nest', () => writeFileSync(at('bank/images/logo.svg'), 'another')],
    ['a file comes', () => writeFileSync(at('bank/images/favicon.svg'), '')],
    ['a file goes', () => rmSync(at('bank/images/logo.svg'))],
    ['a file of the same size and time takes its place', () => replaceAlike(at('bank/tenant.json'))],
    ['a folder comes', () => mkdirSync(at('union'))],
    ['a folder goes', () => rmSync(at('bank'), { recursive: true })],
    ['a folder takes another name', () => renameSync(at('bank'), at('union'))],
    ['the folder itself goes', () => renameSync(folder, `${folder}-gone`)],
  ])('is another one, once, when %s', async (_, change) => {
    const look = await lookLater()
    change()
    expect([await look(), await look()]).toEqual([true, false])
    mkdirSync(folder, { recursive: true })
  })

  it('is another one when a file is written that came later, in a folder that came later', async () => {
    const look = await lookLater()
    mkdirSync(at('union'))
    await look()
    writeFileSync(at('union/tenant.json'), '')
    expect(await look()).toBe(true)
    vi.advanceTimersByTime(2000)
    expect(await look()).toBe(false)
    writeFileSync(at('union/tenant.json'), 'more')
    expect(await look()).toBe(true)
  })

  it('is listed again until it has borne its time for two seconds: a clock may tick as seldom', async () => {
    const look = lookAtFolder(folder)
    vi.advanceTimersByTime(1999)
    withinOneTick(() => writeFileSync(at('bank/second'), ''))
    expect(await look()).toBe(true)
    vi.advanceTimersByTime(1)
    withinOneTick(() => rmSync(at('bank/second')))
    expect(await look()).toBe(true)
    withinOneTick(() => writeFileSync(at('bank/second'), ''))
    expect(await look()).toBe(false)
  })

  it('is looked at beside a link that leads nowhere', async () => {
    symlinkSync(at('nowhere'), at('link'))
    const look = await lookLater()
    writeFileSync(at('bank/tenant.json'), 'another')
    expect(await look()).toBe(true)
    mkdirSync(at('nowhere'))
    expect(await look()).toBe(true)
  })
})

function replaceAlike(file: string): void {
  const { atime, mtime } = statSync(file)
  writeFileSync(`${file}.new`, 'AS IT WAS')
  utimesSync(`${file}.new`, atime, mtime)
  renameSync(`${file}.new`, file)
}
