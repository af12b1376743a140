import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { repository } from '#source'
import { contrastPairs } from '../source/theme/contrast-pairs.ts'

/** Declarations of each rule of each style sheet. For nested rules, those of the innermost rule. */
const rules = globSync('screens/**/*.css', { cwd: repository }).flatMap((file) => {
  const css = readFileSync(path.join(repository, file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
  return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    place: `${file} ${selector.trim()}`,
    body,
  }))
})

const tokenOf = (property: RegExp, body: string): string | undefined =>
  new RegExp(`(?<![\\w-])(?:${property.source}):[^;]*var\\(--color-([\\w-]+)\\)`).exec(body)?.[1]

const known = (token: string, on?: string) =>
  contrastPairs.some((pair) => pair.token === token && (on === undefined || pair.on === on))

describe('the pairs of colours that every theme is held to', () => {
  it('know every colour of text of every style sheet', () => {
    const texts = rules.flatMap(({ body }) => tokenOf(/color/, body) ?? [])
    expect(texts.length).toBeGreaterThan(40)
    expect([...new Set(texts)].filter((token) => !known(token))).toEqual([])
  })

  it('know every text together with the ground that the same rule gives it', () => {
    const pairs = rules.flatMap(({ place, body }) => {
      const [text, ground] = [tokenOf(/color/, body), tokenOf(/background|background-color/, body)]
      return text === undefined || ground === undefined ? [] : [{ place, text, ground }]
    })
    expect(pairs.length).toBeGreaterThan(10)
    expect(pairs.filter(({ text, ground }) => !known(text, ground))).toEqual([])
  })

  it('know every ring of focus, and every border that is no mere adornment', () => {
    const adornments = ['border', 'accent']
    const lines = rules.flatMap(({ place, body }) => {
      const token = tokenOf(/(?:border|outline)[\w-]*/, body)
      return token === undefined || adornments.includes(token) ? [] : [{ place, token }]
    })
    expect(lines.length).toBeGreaterThan(10)
    expect(lines.filter(({ token }) => !known(token))).toEqual([])
  })
})
