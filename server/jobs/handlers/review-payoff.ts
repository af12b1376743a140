import type { JobHandler } from '../job.ts'
import { askDesk } from './ask-desk.ts'
import { reviewed } from './clear.ts'
import { declineWith } from './decline.ts'

/** Somebody at the lender gets the letter that says what pays a loan off. */
export const reviewPayoff: JobHandler = async (input) => {
  if ((await askDesk('payoff', input)) === 'REFUSED') return declineWith(input, ['payoff'])
  const { payoff } = input.application.heloc
  return {
    event: 'payoffLetterReceived',
    patch: { heloc: { payoff: { ...payoff, letter: 'RECEIVED' } }, letters: [reviewed] },
  }
}
