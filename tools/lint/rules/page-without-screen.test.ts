import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lintSample, sampleSource } from '../../../tests/support/lint/lint-sample.ts'
import { runLint } from '../run-lint.ts'
import { pageWithoutScreen } from './page-without-screen.ts'

describe('page-without-screen', () => {
  let dir = ''

  beforeEach(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'screens-'))
    mkdirSync(path.join(dir, 'screens/pages'), { recursive: true })
  })

  afterEach(() => rmSync(dir, { recursive: true }))

  const findings = () =>
    runLint(
      sampleSource(() => undefined, dir),
      { selected: [pageWithoutScreen] },
    ).findings

  it('reports a page with neither a screen nor a form', () => {
    expect(findings()).toEqual([
      {
        rule: 'page-without-screen',
        severity: 'error',
        message: '"complete" has neither screens/pages/complete.tsx nor a form.',
        file: 'flows/pages.json',
        line: 18,
        column: 5,
        pointer: '/pages/complete',
        hint: 'Write its screen, or give it a form that the generic page can show.',
      },
    ])
  })

  it('accepts a page with a screen, and one with a form', () => {
    writeFileSync(path.join(dir, 'screens/pages/complete.tsx'), '')
    expect(findings()).toEqual([])
  })

  it('reports a form that the screen of its page leaves without effect', () => {
    mkdirSync(path.join(dir, 'screens/pages/product'))
    for (const page of ['complete', 'product/select'])
      writeFileSync(path.join(dir, `screens/pages/${page}.tsx`), '')
    expect(findings().map(({ message, pointer }) => [message, pointer])).toEqual([
      [
        '"product/select" has screens/pages/product/select.tsx, so that the form named here is not asked for.',
        '/pages/product~1select/form',
      ],
    ])
  })

  it('asks nothing of a tree without screens', () => {
    expect(lintSample(() => undefined, 'page-without-screen')).toEqual([])
  })
})
