import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleTree, type Tree } from '../../tests/support/lint/sample-tree.ts'
import { publish } from './publish.ts'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'publish-'))
  write(sampleTree())
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(dir, { recursive: true })
})

function write(tree: Tree): void {
  for (const [file, value] of Object.entries(tree)) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true })
    writeFileSync(path.join(dir, file), JSON.stringify(value, null, 2))
  }
}

const published = () => readFileSync(path.join(dir, 'flows/published.json'), 'utf8')
const reword = (text: string) => {
  const file = 'flows/copy/en-US/product.json'
  const { [file]: copy } = sampleTree()
  write({ [file]: { ...copy, messages: { ...copy.messages, 'product.apr': text } } })
}

describe('journey publish', () => {
  it('records each wording once, and changes nothing when it runs again', () => {
    expect(publish(['--dir', dir])).toBe(0)
    const first = published()
    expect(Object.keys(JSON.parse(first).texts)).toEqual([
      'flows/copy/en-US/product.json#product.apr',
      'flows/disclosures.json#apr/2026-01',
    ])
    publish(['--dir', dir])
    expect(published()).toBe(first)
  })

  it('refuses a wording that was changed after it was published, by name, and records nothing', () => {
    publish(['--dir', dir])
    const first = published()
    reword('As of {aprMin}.')
    expect(() => publish(['--dir', dir])).toThrow(/flows\/copy\/en-US\/product\.json#product\.apr/)
    expect(published()).toBe(first)
  })

  it('refuses words that would have been in force before they were published, and records nothing', () => {
    publish(['--dir', dir])
    const first = published()
    const addVersion = (effective: string) => {
      const tree = sampleTree()
      tree['flows/disclosures.json'].disclosures.apr.versions.push({
        ...{ version: '2026-02', effective, copy: 'product.submit' },
      })
      write(tree)
    }
    addVersion('2026-02-01')
    expect(() => publish(['--dir', dir])).toThrow(/product\.submit: 2026-02-01/)
    expect(published()).toBe(first)
    addVersion('2999-02-01')
    expect(publish(['--dir', dir])).toBe(0)
    expect(published()).not.toBe(first)
  })
})
