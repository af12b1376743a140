import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { annotatedRoot } from './annotated-root.ts'

describe('the folder from which annotations count', () => {
  let root = ''
  const inner = () => path.join(root, 'journeys/heloc')
  beforeAll(() => {
    root = mkdtempSync(path.join(tmpdir(), 'checkout-'))
    mkdirSync(inner(), { recursive: true })
  })
  afterAll(() => rmSync(root, { recursive: true }))

  it('is the checkout of GitHub Actions, from wherever the command runs', () => {
    expect(annotatedRoot(inner(), { GITHUB_WORKSPACE: root })).toBe(root)
  })

  it('is the folder itself where there is no repository', () => {
    expect(annotatedRoot(inner(), { GITHUB_WORKSPACE: path.join(root, 'elsewhere') })).toBe(inner())
  })

  it('is otherwise the root of the repository, also of a worktree, whose .git is a file', () => {
    writeFileSync(path.join(root, '.git'), 'gitdir: elsewhere')
    expect(annotatedRoot(inner(), {})).toBe(root)
  })
})
