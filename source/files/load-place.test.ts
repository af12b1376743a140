import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleTree } from '../../tests/support/lint/sample-tree.ts'
import { writeTree } from '../../tests/support/lint/write-tree.ts'
import { tenantJourney } from '../journey/tenant-journey.ts'
import { loadPlace } from './load-place.ts'

describe('the flows of a place', () => {
  let dir = ''
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t.example', ...args], { cwd: dir })
  const write = (change: string) => {
    const tree = sampleTree()
    tree['flows/copy/en-US/complete.json'].messages['complete.title'] = change
    writeTree(dir, tree)
  }
  const titleAt = (place: string) =>
    tenantJourney(loadPlace(place, dir), 'bank').source.copy['complete.title']

  beforeAll(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'place-'))
    git('init', '--quiet')
    for (const title of ['Before ä', 'After']) {
      write(title)
      git('add', '.')
      git('commit', '--quiet', '--message', title)
    }
    write('Not committed')
  })
  afterAll(() => rmSync(dir, { recursive: true }))

  it('are those of a revision, whatever stands in the folder now', () => {
    expect([titleAt('HEAD~1'), titleAt('HEAD')]).toEqual(['Before ä', 'After'])
  })

  it('are those of a folder, committed or not', () => {
    expect(titleAt(dir)).toBe('Not committed')
  })

  it('are those of a revision from before an optional file', () => {
    git('rm', '--quiet', '--cached', 'flows/flags.json')
    git('commit', '--quiet', '--message', 'no flags')
    expect(titleAt('HEAD')).toBe('After')
  })

  it('cannot be read from what is neither', () => {
    expect(() => loadPlace('HEAD~9', dir)).toThrow('"HEAD~9" is neither a folder nor a git revision.')
  })

  it('cannot be read from a revision without flows', () => {
    git('rm', '--quiet', '-r', '--cached', 'flows')
    git('commit', '--quiet', '--message', 'no flows')
    expect(() => loadPlace('HEAD', dir)).toThrow('The revision "HEAD" holds no flows/ with JSON in it.')
  })
})
