import type { Letter } from '../applications/patch.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { type Asked, type AskedWords, askedWords } from './asked-words.ts'

/** The mail that asks somebody for something, with what it is in the words of the page where they answer. */
export const askingLetter = (words: readonly AskedWords[]) =>
  ({
    channel: 'MAIL',
    template: 'condition',
    values: {
      title: words.map(({ title }) => title).join(', '),
      asked: words.map(({ description }) => description).join('\n\n'),
    },
  }) as const satisfies Letter

/** The same about conditions of a borrower. */
export const conditionLetter = (tenant: Tenant, asked: readonly Asked[]): Letter => ({
  ...askingLetter(asked.map((one) => askedWords(tenant, one))),
  page: 'conditions',
})
