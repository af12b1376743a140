import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { browserJourney, loadSource, repository, resolveTenant } from '#source'

const source = loadSource()
const { effective } = resolveTenant(source, 'hearthline')
const sent = effective && browserJourney(effective).first.source.predicates.predicates
const all = Object.keys(effective?.source.predicates.predicates ?? {})

describe('the files that a browser gets', () => {
  it('are those that its pages need, and none that the linter alone reads', () => {
    expect(Object.keys((effective && browserJourney(effective).first.source) ?? {}).toSorted()).toEqual([
      ...['conditions', 'copy', 'disclosures', 'journey', 'limits', 'pages', 'predicates', 'progress'],
      ...['registration', 'serverStates'],
    ])
  })
})

describe('the conditions that a browser gets', () => {
  it('are not those of the process alone', () => {
    expect(sent).not.toHaveProperty('finalTitleOutstanding')
  })

  it('are all that its screens and forms name', () => {
    const files = globSync(
      ['screens/**/*.ts', 'screens/**/*.tsx', 'product/**/*.ts', 'flows/forms/**/*.json'],
      {
        cwd: repository,
      },
    ).filter((file) => !file.includes('.test.'))
    const text = files.map((file) => readFileSync(`${repository}/${file}`, 'utf8')).join('\n')
    const named = all.filter((id) => text.includes(`'${id}'`) || text.includes(`"${id}"`))
    const bySent = all.filter((id) => JSON.stringify(Object.values(sent ?? {})).includes(`"${id}"`))
    expect([...named, ...bySent].filter((id) => sent?.[id] === undefined)).toEqual([])
  })
})
