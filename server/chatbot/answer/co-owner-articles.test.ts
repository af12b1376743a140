import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { repository } from '#source'
import { loadTenants } from '../../tenants/files/load-tenants.ts'
import { positionsOfSigners } from './signer-answer.ts'

const held: readonly string[] = JSON.parse(
  readFileSync(path.join(repository, 'tests/help/true-for-co-owners.json'), 'utf8'),
)
const articles = Object.assign(
  {},
  ...loadTenants(repository).tenants.map(({ effective }) => effective.source.help.articles),
)

/** Ids of the articles whose own words a co-owner reads. */
const read = Object.keys(articles).filter((id) => {
  const { coOwner, position } = articles[id]
  return coOwner === undefined && !positionsOfSigners.has(position)
})

describe('an article', () => {
  it('is either not said to a co-owner or was found to be true for them: a new one has to decide', () => {
    expect(read.filter((id) => !held.includes(id))).toEqual([])
  })

  it('is on the list of what is true for a co-owner only if they read it', () => {
    expect(held.filter((id) => !read.includes(id))).toEqual([])
  })
})
