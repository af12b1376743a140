import type { Letter } from '../applications/change/patch.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { type Asked, type AskedWords, askedWords } from './asked-words.ts'

/** Creates the mail that asks somebody for something, in the words of the page on which they answer. */
export const askingLetter = (words: readonly AskedWords[]) =>
  ({
    channel: 'MAIL',
    template: 'condition',
    values: {
      title: words.map(({ title }) => title).join(', '),
      asked: words.map(({ description }) => description).join('\n\n'),
    },
  }) as const satisfies Letter

/** Creates the mail about conditions of a borrower. */
export const conditionLetter = (tenant: Tenant, asked: readonly Asked[]): Letter => ({
  ...askingLetter(asked.map((one) => askedWords(tenant, one))),
  page: 'conditions',
})
