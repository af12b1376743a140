import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { PageSource } from '#engine'
import { repository } from '#source'
import { flows } from './support/lenders/flows.ts'

const pages = Object.entries<PageSource>(flows.pages.pages).filter(([, { area }]) =>
  ['application', 'account'].includes(area),
)

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

describe('the page on which answers of registration are given anew', () => {
  it('is open where the process takes them, and closed where it is too late', () => {
    const { transitions, submissions } = flows.process
    const { all = [] } = Object(flows.predicates.predicates.detailsChangeable)
    for (const name of flows.pages.pages['start/change'].submissions) {
      const { event, tooLate } = submissions[name]
      expect(all).toEqual([
        { not: tooLate.when },
        { field: 'status.checklistStatus', in: transitions[event].from },
      ])
    }
  })
})
