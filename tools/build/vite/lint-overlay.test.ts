import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sampleReport } from '../../../tests/support/lint/lint-sample.ts'
import { sampleTree } from '../../../tests/support/lint/sample-tree.ts'
import { writeTree } from '../../../tests/support/lint/write-tree.ts'
import { lintOverlay } from './lint-overlay.ts'
import { overlayError } from './overlay-error.ts'

describe('the overlay of the development server', () => {
  it('shows the first finding with its line, and all others by their places', () => {
    const report = sampleReport((tree) => {
      tree['flows/pages.json'].pages.complete.layout = 'plan'
      tree['tenants/bank/tenant.json'].overrides = { serverStates: { polling: { retries: 1 } } }
    })
    expect(overlayError('/work', report)).toEqual({
      plugin: 'journey lint',
      message: '"plan" is not one of the allowed values. (schema)\nDid you mean "plain"?',
      stack: expect.stringMatching(
        /^\/work\/tenants\/bank\/tenant\.json:\d+:7 \/serverStates\/polling may not be overridden\. \(override-invalid\)$/,
      ),
      id: '/work/flows/pages.json',
      loc: { file: '/work/flows/pages.json', line: 21, column: 17 },
      frame: '21 | "layout": "plan"\n   |           ^',
    })
  })

  it('shows nothing over a clean journey', () => {
    expect(
      overlayError(
        '/work',
        sampleReport(() => undefined),
      ),
    ).toBeUndefined()
  })

  it('shows a rule that crashed', () => {
    const crashes = [{ rule: 'schema', message: 'TypeError: x' }]
    expect(overlayError('/work', { ...sampleReport(() => undefined), crashes })?.message).toBe(
      'The rule schema crashed: TypeError: x',
    )
  })
})

describe('the development server', () => {
  let dir = ''
  const plugin = lintOverlay()
  const copy = () => path.join(dir, 'flows/copy/en-US/complete.json')
  const tree = sampleTree()
  const save = (text: string) => writeFileSync(copy(), text)
  const sound = JSON.stringify(tree['flows/copy/en-US/complete.json'], null, 2)

  beforeAll(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'overlay-'))
    writeTree(dir, tree)
    save(sound.replace('Done', '{'))
  })

  afterAll(async () => {
    if (typeof plugin.closeBundle === 'function') await Reflect.apply(plugin.closeBundle, undefined, [])
    rmSync(dir, { recursive: true })
  })

  it('sends what is wrong at once, what a save breaks, and word that all is mended', async () => {
    const sent: unknown[] = []
    const ws = { send: (payload: unknown) => sent.push(payload), on: () => undefined }
    if (typeof plugin.configureServer !== 'function') throw new Error('The plugin configures no server.')
    Reflect.apply(plugin.configureServer, undefined, [{ ws, config: { root: dir, mode: 'development' } }])
    const last = (payload: unknown) =>
      vi.waitFor(() => expect(sent.at(-1)).toMatchObject(Object(payload)), 20_000)
    await last({ type: 'error', err: { loc: { file: copy(), line: 4 } } })
    save(sound.slice(0, -3))
    await last({ type: 'error', err: { message: expect.stringContaining('the file ends too soon') } })
    save(sound)
    await last({ type: 'update', updates: [] })
  }, 60_000)
})
