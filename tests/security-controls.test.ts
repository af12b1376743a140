import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { repository } from '#source'
import { allRequirements, loadControls } from './support/security/controls.ts'
import { describeControls } from './support/security/describe-controls.ts'

const document = path.join(repository, 'docs/security.md')
const heading = '## Controls\n\n'
const controls = loadControls()
const requirements = allRequirements()
const threats = controls.threats.map(({ threat, controls: own }) => ({ threat, own }))

const textOf = (file: string): string => {
  try {
    return readFileSync(path.join(repository, file), 'utf8')
  } catch {
    return ''
  }
}

/** Whether a file has a test of this very title, which may be one of a table. A test that is skipped is none. */
function hasTest(file: string, title: string): boolean {
  const literal = title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?:\\b(?:it|test)|\\))\\(\\s*(['"\`])${literal}\\1`).test(textOf(file))
}

describe('docs/security.md', () => {
  it('has the controls as docs/security/controls.json says them; WRITE_SECURITY=1 writes them anew', () => {
    const [head = ''] = readFileSync(document, 'utf8').split(heading)
    const described = head + heading + describeControls(controls, requirements)
    if (process.env.WRITE_SECURITY) writeFileSync(document, described)
    expect(readFileSync(document, 'utf8')).toBe(described)
  })
})

describe('a control', () => {
  it.each(threats)('is proven by tests that are there: $threat', ({ own }) => {
    const named = own.flatMap(({ tests }) =>
      Object.entries(tests).flatMap(([file, titles]) => titles.map((title) => [file, title] as const)),
    )
    expect(named.filter(([file, title]) => !hasTest(file, title))).toEqual([])
  })
})

describe('a requirement of ASVS', () => {
  const { unmet, operator, unproven, inapplicable } = controls
  const idsOf = (parts: readonly { readonly asvs?: readonly string[] }[]) =>
    parts.flatMap(({ asvs = [] }) => asvs)
  const proven = idsOf(controls.threats.flatMap(({ controls: own }) => own))

  it('stands somewhere: proven, not met, left to others, read, or not concerned', () => {
    const said = new Set([...proven, ...idsOf([...unmet, ...operator, ...unproven, ...inapplicable])])
    expect(requirements.filter((id) => !said.has(id))).toEqual([])
  })

  it('does not concern the product only where nothing else is said of it', () => {
    const others = new Set([...proven, ...idsOf([...unmet, ...operator, ...unproven])])
    expect(idsOf(inapplicable).filter((id) => others.has(id))).toEqual([])
  })

  it('that a test proves is not also said to hold by reading alone', () => {
    expect(idsOf(unproven).filter((id) => proven.includes(id))).toEqual([])
  })
})

describe('what is not met', () => {
  const seen = controls.unmet.flatMap(({ what, seen: place }) => (place ? [{ what, ...place }] : []))

  it.each(seen)('shows in the code; who has built it says so here: $what', ({ file, text }) => {
    expect(textOf(file)).toContain(text)
  })
})
