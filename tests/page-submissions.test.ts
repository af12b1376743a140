import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { PageSource } from '#engine'
import { repository } from '#source'
import { signerSubmissions } from '../server/signers/submissions/signer-submissions.ts'
import { flows } from './support/lenders/flows.ts'

const pagesOf = (...areas: readonly string[]) =>
  Object.entries<PageSource>(flows.pages.pages).filter(([, { area }]) => areas.includes(area))

const pages = pagesOf('application', 'account')

/** Modules of screens/ that a module imports, directly or through others. */
function modulesOf(file: string, known: Set<string> = new Set()): ReadonlySet<string> {
  if (known.has(file) || !existsSync(file)) return known
  known.add(file)
  for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(
    /(?:from|import)\s*\(?'(\.[^']+\.tsx?)'/g,
  ))
    modulesOf(path.join(path.dirname(file), specifier), known)
  return known
}

/**
 * Submissions that a module sends. Leaves out the return from a vendor's window in screens/linking, which completes a
 * submission that a page began.
 */
const offers = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(\w+\.submit|usePageSubmit)\((?:\w+, )?'([a-z-]+)'/g)].flatMap(
    ([, , name = '']) => (file.includes('/linking/') ? [] : [name]),
  )

describe('the screen of a page', () => {
  it.each(pages)(
    '%s lets the applicant submit what flows/pages.json says, and nothing else',
    (page, source) => {
      const screen = path.join(repository, 'screens/pages', `${page}.tsx`)
      if (!existsSync(screen)) return expect(source.submissions ?? []).toHaveLength(source.form ? 1 : 0)
      const declared = (source.submissions ?? []).map((offer) =>
        typeof offer === 'string' ? offer : offer.submission,
      )
      const names = [...modulesOf(screen)].flatMap(offers)
      expect([...new Set(names)].sort()).toEqual(declared.sort())
    },
  )
})

/** Acts of an additional signer that a module sends. */
const actsIn = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/useAct\('([a-z-]+)'/g)].map(([, name = '']) => name)

describe('the screen of an additional signer’s page', () => {
  it.each(pagesOf('signer'))(
    '%s offers the acts that flows/pages.json says, and no others',
    (page, source) => {
      const screen = path.join(repository, 'screens/pages', `${page}.tsx`)
      const acts = [...modulesOf(screen)].flatMap(actsIn)
      expect([...new Set(acts)].sort()).toEqual([...(source.acts ?? [])].sort())
    },
  )

  it('has a frame that offers the others', () => {
    const onEveryPage = Object.entries(flows.process.signerActs ?? {}).flatMap(([act, source]) =>
      source.onEveryPage === true ? [act] : [],
    )
    const frame = path.join(repository, 'screens/features/signer/signer-layout.tsx')
    expect([...modulesOf(frame)].flatMap(actsIn)).toEqual(onEveryPage)
  })
})

describe('the acts of an additional signer', () => {
  it('have a handler each, and no handler is without one', () => {
    expect(Object.keys(signerSubmissions).sort()).toEqual(Object.keys(flows.process.signerActs ?? {}).sort())
  })
})

describe('the page on which answers of registration are given anew', () => {
  it('is open where the process takes them, and closed where it is too late', () => {
    const { transitions, submissions } = flows.process
    const { all = [] } = Object(flows.predicates.predicates.detailsChangeable)
    const offered = flows.pages.pages['start/change']?.submissions ?? []
    expect(offered).toHaveLength(4)
    for (const name of offered) {
      const { event, tooLate } = submissions[String(name)] ?? {}
      expect(all).toEqual([
        { not: tooLate?.when },
        { field: 'status.checklistStatus', in: transitions[String(event)]?.from },
      ])
    }
  })
})

/** Pages with a submission of which nothing is shown to whoever goes back, and why. */
const notShownAnswered: Readonly<Record<string, string>> = {
  'start/change': 'shows the answer that stands, to be changed',
  'credit/social': 'a question of the credit bureau, not of the road',
  'credit/error': 'a request to lift a lock, no answer',
  'review-app/incorrect-pin': 'a request to lift a lock, no answer',
  'review-app/no-credit': 'a question of the credit bureau, not of the road',
  'review-app/property': 'a question of the records; the address stands on start/profile',
  'review-app/incorrect-ownership': 'a question of the records, not of the road',
  'income/employer-verification': 'asked for by the verification, not by the road',
  'bank/manual-disburse': 'another way to answer bank/disburse, which shows the account',
  'bpo/condition': 'an order, not an answer',
  'bpo/order-bpo': 'an order, not an answer',
  'notary/schedule-manual': 'shows the appointment that stands, to be changed',
  'notary/reserve-manual': 'shows the appointment that stands, to be changed',
  'notary/error': 'a choice of the way, no answer',
  'error/timeout': 'a request to try again, no answer',
  complete: 'the last page of the road',
}

describe('a page that asks something', () => {
  it('shows what was answered to whoever goes back, or it is said here why not', () => {
    const silent = pages
      .filter(([, { area, submissions = [] }]) => area === 'application' && submissions.length > 0)
      .flatMap(([page, { answered }]) => (answered === undefined ? [page] : []))
    expect(silent.sort()).toEqual(Object.keys(notShownAnswered).sort())
  })

  it('offers another answer exactly where the process takes it', () => {
    const { transitions, submissions } = flows.process
    const offered = pages.flatMap(([page, { answered }]) => {
      if (answered === undefined) return []
      const form = JSON.parse(readFileSync(path.join(repository, `flows/forms/${page}.json`), 'utf8'))
      return form.answered.change ?? []
    })
    expect(offered).toHaveLength(2)
    for (const { when, submission } of offered) {
      const { event = '' } = submissions[submission] ?? {}
      expect(when).toEqual({ field: 'status.checklistStatus', in: transitions[event]?.from })
    }
  })

  it.each(pages.filter(([, { answered }]) => answered !== undefined))(
    '%s names the rows of its answers at its form',
    (page) => {
      const form = JSON.parse(readFileSync(path.join(repository, `flows/forms/${page}.json`), 'utf8'))
      expect(form.answered.rows.length).toBeGreaterThan(0)
    },
  )
})
