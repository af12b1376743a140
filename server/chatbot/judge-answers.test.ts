import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fieldEnums } from '#generated/fields'
import { repository } from '#source'
import { openTestDatabase } from '../../tests/support/database/test-database.ts'
import type { OpenDatabase } from '../database/database.ts'
import { loadTenants } from '../tenants/files/load-tenants.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { type HelpQuestion, judgeAnswers } from './judge-answers.ts'
import { findArticle } from './search/find-article.ts'
import { helpScopeOf } from './search/help-scope-of.ts'

interface QuestionFile {
  readonly questions: readonly HelpQuestion[]
  readonly allowed: { readonly leastRightOrHandedOver: number; readonly mostWrong: number }
}

const read = (name: string): QuestionFile =>
  JSON.parse(readFileSync(path.join(repository, 'tests/help', `${name}.json`), 'utf8'))

describe('the chatbot', () => {
  let database: OpenDatabase
  let lenders: readonly Tenant[]
  beforeAll(async () => {
    database = await openTestDatabase()
    lenders = loadTenants(repository).tenants
  }, 60_000)
  afterAll(() => database.close())

  const lender = (code: string): Tenant => {
    const found = lenders.find((one) => one.code === code)
    if (found === undefined) throw new Error(`There is no lender ${code}.`)
    return found
  }
  const ask = async (ask: string, code = 'hearthline', locale = 'en-US') => {
    const tenant = lender(code).translations.get(locale) ?? lender(code)
    const [judged] = await judgeAnswers(database.db, tenant, [{ ask, expect: [] }], new Date())
    return judged?.found
  }

  const positionOf = (article = '') =>
    lender('hearthline').effective.source.help.articles?.[article]?.position

  it('answers as many of over a hundred questions as is asked of it, and few wrongly', async () => {
    const { questions, allowed } = read('questions')
    const judged = await judgeAnswers(database.db, lender('hearthline'), questions, new Date())
    const wrong = judged.filter(({ verdict }) => verdict === 'wrong')
    expect(questions.length).toBeGreaterThanOrEqual(100)
    expect(wrong.length).toBeLessThanOrEqual(allowed.mostWrong)
    expect(questions.length - wrong.length).toBeGreaterThanOrEqual(allowed.leastRightOrHandedOver)
    const right = judged.filter(({ verdict }) => verdict === 'right')
    expect(right.length / questions.length).toBeGreaterThanOrEqual(0.8)
  })

  it('finds each article by its own title', async () => {
    const tenant = lender('lone-mesa')
    const titles = Object.entries(tenant.effective.source.help.articles ?? {}).flatMap(
      ([id, { questions, homes }]) =>
        homes === undefined ? [{ ask: questions[0] ?? '', expect: [id] }] : [],
    )
    const judged = await judgeAnswers(database.db, tenant, titles, new Date())
    expect(judged.filter(({ verdict }) => verdict !== 'right')).toEqual([])
  })

  it.each([
    ['does checking my rate hurt my score', 'soft-pull'],
    ['MORGAGE alredy payed off??', 'liens'],
    ['appraiser fee', 'valuation-fee'],
    ['husband has to sign?', 'co-owner'],
    ['How long does it take?', 'how-long-does-it-take'],
  ])('understands slips of the keys and synonyms: %s', async (question, article) => {
    expect(await ask(question)).toBe(article)
  })

  it.each([
    ['what do I have to do now?', 'whats-next'],
    ['is it my turn', 'whats-next'],
    ['where do I stand', 'whats-next'],
    ['do I have to do anything?', 'whats-next'],
    ['is there something I must do', 'whats-next'],
    ['must I do something now', 'whats-next'],
    ['where is my money', 'funding-time'],
  ])('knows the plain forms of whose turn it is: %s', async (question, article) => {
    expect(await ask(question)).toBe(article)
  })

  it.each([
    ['Que tengo que hacer?', 'whats-next'],
    ['que tengo que hacer ahora?', 'whats-next'],
    ['¿Qué me toca hacer?', 'whats-next'],
    ['es mi turno', 'whats-next'],
    ['que me toca hacer?', 'whats-next'],
    ['En que punto esta mi solicitud?', 'whats-next'],
    ['donde esta mi dinero', 'funding-time'],
  ])('knows them in Spanish, with accents and without: %s', async (question, article) => {
    expect(await ask(question, 'hearthline', 'es-US')).toBe(article)
  })

  it.each([
    ...['Can I cancel', 'I want to cancel', 'cancel my loan', 'how can I cancel', 'cancel my line'],
    ...['is it too late to cancel', 'I no longer want the loan', 'what happens if I cancel'],
  ])('answers from the own application whether one may cancel, however it is asked: %s', async (question) => {
    expect(positionOf(await ask(question))).toBe('cancel')
  })

  it.each([
    ...[
      'puedo cancelar',
      'quiero cancelar',
      'cancelar mi préstamo',
      'cancelar la línea',
      'cómo cancelo',
      'quiero salirme de esto',
    ],
  ])('answers it in Spanish too: %s', async (question) => {
    expect(positionOf(await ask(question, 'hearthline', 'es-US'))).toBe('cancel')
  })

  it.each([...['Can I cancel', 'please cancel this', 'cancel my line', 'I want out', 'get me out of this']])(
    'answers it in every state, whatever article is likelier there: %s',
    async (text) => {
      const tenant = lender('hearthline')
      const positions = (fieldEnums['status.checklistStatus'] ?? []).map(async (state) => {
        const asked = { text, state, scope: helpScopeOf(tenant) }
        return [state, (await findArticle(database.db, tenant, new Date(), asked)).article?.article.position]
      })
      const elsewhere = (await Promise.all(positions)).filter(([, position]) => position !== 'cancel')
      expect(elsewhere).toEqual([])
    },
  )

  it.each([
    ['how do I cancel my notary appointment', 'notary-appointment'],
    ['cancel autopay', 'autopay'],
    ['when is my first payment', 'first-payment'],
    ['how much each month', 'monthly-payment'],
    ['my phone is gone', 'fraud'],
    ['I cannot find my phone', 'fraud'],
    ['when do I start paying', 'first-payment'],
    ['when do my payments start', 'first-payment'],
    ['how much do I pay each month', 'monthly-payment'],
    ['who sees my data', 'privacy'],
    ['what happens to my data', 'privacy'],
    ['who has access to my information', 'privacy'],
    ['where does my info go', 'privacy'],
    ['is my information safe', 'data-security'],
    ['My phone was stolen', 'fraud'],
    ['I lost my phone', 'fraud'],
    ['somebody stole my phone', 'fraud'],
    ['my account was hacked', 'fraud'],
    ['do you operate in Hawaii', 'which-states'],
    ['is Hawaii one of your states', 'which-states'],
    ['do you lend in Hawaii', 'which-states'],
    ['can I apply in New York', 'which-states'],
    ['what is special in Texas', 'texas'],
  ])('tells questions apart that share a word: %s', async (question, article) => {
    expect(await ask(question)).toBe(article)
  })

  it.each([
    ['cuándo es mi primer pago', 'first-payment'],
    ['cuánto cada mes', 'monthly-payment'],
    ['ya no tengo mi teléfono', 'fraud'],
    ['se me perdió el celular', 'fraud'],
    ['cuándo empiezo a pagar', 'first-payment'],
    ['quién ve mis datos', 'privacy'],
    ['qué pasa con mis datos', 'privacy'],
    ['están seguros mis datos', 'data-security'],
    ['perdí mi teléfono', 'fraud'],
    ['me robaron el celular', 'fraud'],
    ['operan en Hawái', 'which-states'],
    ['¿prestan en Hawái?', 'which-states'],
    ['Hawaii es uno de sus estados', 'which-states'],
  ])('tells them apart in Spanish: %s', async (question, article) => {
    expect(await ask(question, 'hearthline', 'es-US')).toBe(article)
  })

  it.each([
    '',
    '???',
    'how do I bake bread',
    "'; drop table chat_messages; --",
    '\u0000\u202Eabc',
    'lorem '.repeat(40),
    '& | ! <-> :*',
  ])('finds no article for what is no question of ours: %j', async (question) => {
    expect(await ask(question)).toBeUndefined()
  })

  it('answers about the law of a state only where the lender lends there', async () => {
    expect(lender('hearthline').settings.licensedStates).not.toContain('NY')
    expect(await ask('What is special in New York?')).not.toBe('new-york')
    expect(await ask('What is special in New York?', 'hearthline-ny')).toBe('new-york')
  })

  it('answers about a step or a service only where the lender has it', async () => {
    expect(await ask('How does the online notary work?')).toBe('enotary')
    expect(await ask('How does the online notary work?', 'stonebridge-trust')).not.toBe('enotary')
    expect(await ask('Can I meet a notary in person?', 'stonebridge-trust')).toBe('notary-in-person')
  })

  it('answers with what a lender says in its own words', async () => {
    expect(await ask('Which wallet is the money sent to?')).not.toBe('wallet-payout')
    expect(await ask('Which wallet is the money sent to?', 'moorblock')).toBe('wallet-payout')
    expect(await ask('Do I have to answer the demographic questions?', 'harborcu')).not.toBe('hmda')
  })

  it('says at a lender that pays to a wallet that no bank account is asked for the payout', async () => {
    const { articles = {} } = lender('moorblock').effective.source.help
    const found = (await ask('where do I enter my bank account', 'moorblock')) ?? ''
    expect(articles[found]?.answers.at(-1)?.text).toMatch(/no bank account is asked for the payout/i)
  })
})
