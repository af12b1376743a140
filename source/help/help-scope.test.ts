import { describe, expect, it } from 'vitest'
import type { MachineSource } from '#engine'
import { createHelpScope } from '#source'
import { helpScopeOf } from '../../server/chatbot/search/help-scope-of.ts'
import { shippedTenants } from '../../tests/support/backend/create-test-app.ts'

const tenants = shippedTenants()
const lender: Parameters<typeof createHelpScope>[1] = { licensedStates: ['ME'], features: {} }
const { source } = tenants.resolve('hearthline').effective
const { articles = {} } = source.help

const withheld = (flows: Parameters<typeof createHelpScope>[0], of = lender) => {
  const { isGiven } = createHelpScope(flows, of)
  return Object.keys(articles).filter((id) => {
    const article = articles[id]
    return article?.homes === undefined && article !== undefined && !isGiven(article)
  })
}

/** Machine whose arrows lead into none of the states that show a page. */
function without<Machine extends MachineSource>(machine: Machine, states: readonly string[]): Machine {
  const isLeft = ({ to }: { readonly to: string | readonly { readonly to: string }[] }) =>
    typeof to === 'string' ? !states.includes(to) : to.every((variant) => !states.includes(variant.to))
  const transitions = Object.entries(machine.transitions).filter(([, transition]) => isLeft(transition))
  return { ...machine, transitions: Object.fromEntries(transitions) }
}

const statesWith = (states: object, page: string): readonly string[] =>
  Object.entries(states).flatMap(([state, shown]) =>
    JSON.stringify(Object(shown).page ?? '').includes(`"${page}"`) ? [state] : [],
  )

/** Flows of a lender that skips a page, in the browser and on the server. */
const skipping = (page: string) => ({
  ...source,
  process: without(source.process, statesWith(source.serverStates.states, page)),
  journey: without(source.journey, statesWith(source.journey.states, page)),
})

/** Articles that tell of a bank account as a step or a choice of the reader. */
const articlesOfBank = Object.keys(articles).filter((id) => {
  const { source: of, presumes = [] } = articles[id] ?? { source: {} }
  return [of.page ?? '', ...presumes].some((page) =>
    ['bank/disburse', 'bank/manual-disburse', 'bank/autopay'].includes(page),
  )
})

const ofWallets = tenants
  .all()
  .filter(({ settings }) => settings.org.orgMetaData.products.HELOC?.isCrypto === true)
  .map((tenant) => [tenant.code, tenant] as const)

describe('what a lender’s applicants may be told', () => {
  it('is everything, where it skips nothing and offers all', () => {
    expect(withheld(source)).toEqual([])
  })

  it.each([
    ['bank/autopay', ['autopay', 'make-a-payment', 'autopay-discount']],
    ['start/hmda', ['hmda']],
  ])('is nothing about a step that it skips: %s', (page, articlesAbout) => {
    expect(withheld(skipping(page))).toEqual(articlesAbout)
  })

  it('is nothing of a bank account or of autopay, where every line of the lender is paid to a wallet', () => {
    expect(withheld(source, { ...lender, known: { 'heloc.isCrypto': true } })).toEqual(articlesOfBank)
    expect(withheld(source, { ...lender, known: { 'heloc.isCrypto': false } })).toEqual([])
  })

  it.each(ofWallets)(
    'is said otherwise, or not at all, where lines are paid to a wallet: %s',
    (_, tenant) => {
      const { isGiven } = helpScopeOf(tenant)
      const own = tenant.effective.source.help.articles ?? {}
      const unchanged = articlesOfBank.filter((id) => {
        const article = own[id]
        return article !== undefined && isGiven(article) && article.answers === articles[id]?.answers
      })
      expect(unchanged).toEqual([])
    },
  )

  it('is nothing about a notary by video, where it has switched that off', () => {
    expect(withheld(source, { ...lender, features: { eNotary: false } })).toEqual([
      'enotary',
      'notary-trouble',
    ])
  })

  it.each(tenants.all().map((tenant) => [tenant.code, tenant] as const))(
    'names in no answer what it skips, and keeps an answer to nearly every question: %s',
    (_, tenant) => {
      const { isGiven, isSkipped } = helpScopeOf(tenant)
      const { articles: own = {}, subjects = {} } = tenant.effective.source.help
      const skipped = Object.keys(subjects).filter((word) => isSkipped(subjects[word] ?? {}))
      const given = Object.values(own).filter(isGiven)
      const said = given.flatMap(({ answers }) => answers.map(({ text }) => text.toLowerCase()))
      for (const word of skipped)
        expect(said.filter((text) => RegExp(`\\b${word}\\b`).test(text))).toEqual([])
      expect(given.length).toBeGreaterThan(Object.keys(own).length - 6)
    },
  )
})
