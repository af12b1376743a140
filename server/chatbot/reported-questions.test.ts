import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fieldEnums } from '#generated/fields'
import { repository } from '#source'
import { openTestDatabase } from '../../tests/support/database/test-database.ts'
import type { OpenDatabase } from '../database/database.ts'
import { loadTenants } from '../tenants/files/load-tenants.ts'
import { findArticle } from './search/find-article.ts'
import { helpScopeOf } from './search/help-scope-of.ts'

/** Questions that people asked and the chatbot once answered falsely. */
interface Reported {
  readonly article: string
  readonly asks: readonly string[]
  /** Whether they have this answer in every state of an application. */
  readonly everywhere?: boolean
}

const reported: Readonly<Record<string, readonly Reported[]>> = JSON.parse(
  readFileSync(path.join(repository, 'tests/help/reported.json'), 'utf8'),
)
const states = fieldEnums['status.checklistStatus'] ?? []

describe('questions that were once answered falsely', () => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await openTestDatabase()
  }, 60_000)
  afterAll(() => database.close())

  const lender = loadTenants(repository).tenants.find(({ code }) => code === 'hearthline')
  const cases = Object.entries(reported).flatMap(([locale, groups]) =>
    groups.map(({ article, asks, everywhere = false }) => ({ locale, article, asks, everywhere })),
  )

  it.each(cases)('are answered by $article in $locale', async ({ locale, article, asks, everywhere }) => {
    const tenant = lender?.translations.get(locale) ?? lender
    if (tenant === undefined) throw new Error('There is no default lender.')
    const scope = helpScopeOf(tenant)
    const asked = asks.flatMap((text) =>
      [undefined, ...(everywhere ? states : [])].map((state) => ({ text, state, scope })),
    )
    const found = await Promise.all(
      asked.map(async (question) => ({
        ...question,
        found: (await findArticle(database.db, tenant, new Date(), question)).article?.id,
      })),
    )
    const elsewhere = found.filter((one) => one.found !== article)
    expect(elsewhere.map(({ text, state, found: other }) => ({ text, state, found: other }))).toEqual([])
  })
})
