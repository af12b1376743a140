// @module-tag slow
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  asJsonObject,
  childObject,
  type JsonObject,
  loadSource,
  mergePatch,
  repository,
  schemaOf,
} from '#source'
import { judgeAnswers } from '../server/chatbot/judge-answers.ts'
import type { OpenDatabase } from '../server/database/database.ts'
import { tenantsIn } from '../server/tenants/files/load-tenants.ts'
import { runLint } from '../tools/lint/run-lint.ts'
import { openTestDatabase } from './support/database/test-database.ts'
import { patchedSource } from './support/lenders/patched-source.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const page = readFileSync(path.join(repository, 'docs/help-content.md'), 'utf8')
const [article, override] = [...page.matchAll(/```json\n(.*?)```/gs)].map(([, text = '']) =>
  asJsonObject(JSON.parse(text)),
)

const patch = mergePatch(asJsonObject(article), { 'tenants/hearthline/tenant.json': asJsonObject(override) })
// It is a patch of files, each of them an object.
const source = patchedSource(asJsonObject(patch) as Readonly<Record<string, JsonObject>>)

describe('the examples of docs/help-content.md', () => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())

  it('are accepted by the linter', () => {
    const { findings } = runLint(source, { tenant: 'hearthline', today: '2026-11-30' })
    expect(findings.map(({ message }) => message)).toEqual([])
  })

  it('are what the chatbot of that lender then finds, and of no other', async () => {
    const { tenants } = tenantsIn(source)
    const of = async (code: string) => {
      const tenant = tenants.find((one) => one.code === code)
      if (tenant === undefined) throw new Error(`There is no lender ${code}.`)
      const questions = ['is a leased solar panel a problem', 'what can I use the money for'].map((ask) => ({
        ask,
        expect: [],
      }))
      const judged = await judgeAnswers(database.db, tenant, questions, new Date())
      const { articles = {} } = tenant.effective.source.help
      return {
        found: judged.map(({ found }) => found),
        said: articles['use-of-money']?.answers[0]?.text.startsWith('We lend for work on the home'),
      }
    }
    const found = ['solar-panels', 'use-of-money']
    expect(await of('hearthline')).toEqual({ found, said: true })
    expect(await of('harborcu')).toEqual({ found, said: false })
  })
})

describe('the answers of flows/help', () => {
  const answers = [...loadSource().files].flatMap(([file, { kind, value }]) =>
    schemaOf(kind) === 'help'
      ? Object.entries(childObject(asJsonObject(value), 'articles')).map(([id, one]) => ({
          place: `${file} ${id}`,
          text: JSON.stringify(asJsonObject(one).answers),
        }))
      : [],
  )

  it('name no page by its address, which says nothing to whom it is read', () => {
    expect(answers.length).toBeGreaterThan(50)
    expect(answers.filter(({ text }) => /(?:^|[\s(])\/[a-z]/.test(text))).toEqual([])
  })
})
