import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { asJsonObject, childObject, readJsonObject } from '#source'

/** Promises that typed answers are kept, of any wording. */
const promise =
  /(typed|entered|answers)[^.]* (still here|stays? (here|in this tab)|are kept|is lost)|[Kk]e(ep|pt) what you typed/
/** What the answers of a page are kept without: its fields of class `secret`, and consents. */
const exception = 'Social Security and account numbers, '

/**
 * Promises about answers that nothing leaves out: they were sent, or the page that holds them stays open. The last two are
 * shown beside a sentence with the exception.
 */
const whole = [
  'again.open.lead',
  'again.terms.lead',
  'credit.error.lead',
  'error.timeout.lead',
  'errors.connection.offline',
  'errors.connection.unreachable',
  'forms.errorSummary.kept',
  'product.select.none.body',
  'server.entry.pause',
  'shell.processing.3',
  'shell.sending.slow',
  'later.kept.title',
  'later.saved.typed',
]

const english = globSync('flows/copy/en-US/*.json').flatMap((file) =>
  Object.entries(childObject(asJsonObject(readJsonObject(file)), 'messages')).map(
    ([key, text]) => [key, String(text)] as const,
  ),
)

it('who has to leave a page is told which of their answers are not kept', () => {
  const promises = english.filter(([, text]) => promise.test(text))
  expect(promises.length).toBeGreaterThan(whole.length)
  expect(
    promises
      .filter(([, text]) => !text.includes(exception))
      .map(([key]) => key)
      .sort(),
  ).toEqual([...whole].sort())
})
