import { memoize } from '#engine'
import { lenderFacts } from '#product'
import { asJsonObject, asText, childObject, type JsonObject, type Source, settingsByTenant } from '#source'
import type { Rule, RuleFault } from '../../tools/lint/rule.ts'
import { checkTexts } from '../../tools/lint/wording/texts-of.ts'

export const lenderInCopy: Rule = {
  id: 'lender-in-copy',
  why: "Readers who see another lender's name or telephone take the page for a fraud, or call a company that does not know them.",
  check: (subject) => {
    const { source, tenant } = subject
    const facts = factsOf(source)
    const own = facts.byLender.get(tenant ?? '') ?? []
    const isOthers = ({ text, name }: Fact) =>
      // Common names of products are allowed, since other lenders may use them too.
      tenant === undefined ? name !== 'productName' : own.every((fact) => fact.text !== text)
    return checkTexts(subject, (text) =>
      factsIn(text, facts.byWord).filter(isOthers).slice(0, 1).map(describe),
    )
  },
}

/** Fact of a lender: its name, such as `brand`, and its text. */
interface Fact {
  readonly code: string
  readonly name: string
  readonly text: string
}

const describe = ({ code, name, text }: Fact): Omit<RuleFault, 'pointer'> => ({
  message: `"${text}" is "${code}", and others' applicants read this.`,
  hint: `Say {${name}}.`,
})

/** Longest of the facts that begin at one place. */
const factsIn = (text: string, byWord: Facts['byWord']): readonly Fact[] =>
  [...text.matchAll(word)].flatMap(({ 0: first, index }) =>
    (byWord.get(first) ?? [])
      .filter(
        (fact) => text.startsWith(fact.text, index) && !/^\w/.test(text.slice(index + fact.text.length)),
      )
      .slice(0, 1),
  )

/** Beginning of a name, a number or an address. */
const word = /[\p{L}\p{N}(+][\p{L}\p{N}]*/gu

interface Facts {
  readonly byLender: ReadonlyMap<string, readonly Fact[]>
  /** Facts by first word, the longest first, so that each word of a text is compared with few of many lenders. */
  readonly byWord: ReadonlyMap<string, readonly Fact[]>
}

const factsOf = memoize((source: Source): Facts => {
  const all = [...settingsByTenant(source)].flatMap(([code, settings]) => factsOfLender(code, settings))
  const longestFirst = all.toSorted((a, b) => b.text.length - a.text.length)
  return {
    byLender: Map.groupBy(all, ({ code }) => code),
    byWord: Map.groupBy(longestFirst, ({ text }) => text.match(word)?.[0] ?? ''),
  }
})

function factsOfLender(code: string, settings: JsonObject): readonly Fact[] {
  const { org } = settings
  if (!isIdentity(org)) return []
  return Object.entries(lenderFacts(org))
    .filter(([, text]) => isTelling(asText(text)))
    .map(([name, text]) => ({ code, name, text }))
}

/** Whether a text identifies a lender. Short words and numbers such as "Summit" and "1" do not. */
const isTelling = (text: string): boolean => text.length >= 8 || (text.length >= 5 && /[\s\d]/.test(text))

const isIdentity = (org: unknown): org is Parameters<typeof lenderFacts>[0] =>
  Object.keys(childObject(childObject(asJsonObject(Object(org)), 'orgMetaData'), 'companyInfo')).length > 0
